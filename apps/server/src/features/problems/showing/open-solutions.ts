import type { User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { problemsInContests } from '../contest-window.ts'
import { readSolvedIds } from '../queries.ts'
import { solutionAccessOf } from './wire-solutions.ts'

const { problem, problemVersion } = schema

const isPublished = and(
  isNull(problem.deletedAt),
  gt(problem.version, 0),
  lte(problem.publishedAt, sql`now()`),
)

/**
 * The ids of the problems whose solutions this reader may see; 'all' for admins, and while no contest runs for readers to whom all are open.
 * Problems of a running contest are excluded.
 */
export async function readProblemsWithOpenSolution(
  { database, installation }: Pick<Context, 'database' | 'installation'>,
  reader: User,
): Promise<ReadonlySet<string> | 'all'> {
  const settings = installation.settings()
  const access = solutionAccessOf(reader, { isSolved: false, isSolutionOpen: false, settings })
  if (access === 'admin') return 'all'
  const closed = new Set((await problemsInContests(database)).map(({ id }) => id))
  if (access !== 'locked')
    return closed.size === 0 ? 'all' : new Set(await publishedIds(database)).difference(closed)
  const isByTeacher = !settings.parts.premium && settings.solutions === 'opened'
  const open = isByTeacher ? await openedIds(database) : await readSolvedIds(database, reader._id)
  return new Set(open).difference(closed)
}

async function openedIds({ queries }: Database): Promise<string[]> {
  const rows = await queries
    .select({ id: problem.id })
    .from(problem)
    .where(and(isPublished, problem.isSolutionOpen))
  return rows.map(({ id }) => id)
}

async function publishedIds({ queries }: Database): Promise<string[]> {
  const rows = await queries.select({ id: problem.id }).from(problem).where(isPublished)
  return rows.map(({ id }) => id)
}

/** Changes whenever `publishedPrograms` would return something else. */
export async function readSolutionsStamp(database: Database): Promise<string> {
  const versions = sql<string>`coalesce(md5(string_agg(${problem.id} || ':' || ${problem.version}, ',' order by ${problem.id})), '')`
  const [row] = await database.queries.select({ stamp: versions }).from(problem).where(isShown(database))
  return row?.stamp ?? ''
}

/** Published, or visible earlier in a running contest. */
function isShown(database: Database) {
  const exists = and(isNull(problem.deletedAt), gt(problem.version, 0))
  return or(isPublished, and(exists, inArray(problem.id, problemsInContests(database))))
}

/**
 * The programs of all published problems and of those in running contests, by number. They must not be shown to
 * learners unchecked.
 */
export function publishedPrograms(database: Database) {
  return database.queries
    .select({
      problemId: problem.id,
      startCode: problemVersion.startCode,
      referenceSolution: problemVersion.referenceSolution,
      signature: problemVersion.signature,
    })
    .from(problem)
    .innerJoin(
      problemVersion,
      and(eq(problemVersion.problemId, problem.id), eq(problemVersion.version, problem.version)),
    )
    .where(isShown(database))
    .orderBy(asc(problem.number))
}
