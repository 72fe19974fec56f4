import { fileRefSchema, isStorable, type ProblemSummary } from '@codedojo/contract'
import {
  type Database,
  isOneOf,
  preparedQuery,
  preparedSql,
  type Queries,
  schema,
  type Transaction,
} from '@codedojo/db'
import { and, asc, eq, getTableColumns, gt, isNull, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { gatherLookUps } from '../../coalesce-look-ups.ts'
import { containsWords } from '../../http/contains-words.ts'
import { type Reader, veiledCounts, visibleNames, visibleTags } from './contest-window.ts'

const { problem, problemAsset, problemCounter, problemFile, problemVersion, solved, storedFile, testCase } =
  schema

const { problemId: _, version: __, revision: ___, createdAt: ____, ...said } = getTableColumns(problemVersion)
/** A problem with the content of its current version. */
const problemColumns = { ...said, ...getTableColumns(problem), difficulty: problemVersion.difficulty }
export type ProblemRow = Omit<typeof problemVersion.$inferSelect, 'problemId'> &
  Omit<typeof problem.$inferSelect, 'difficulty'>

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Checks the format of an id, because PostgreSQL throws on a malformed one. */
export function isId(text: string): boolean {
  return uuidForm.test(text)
}

/** Saved and not deleted, including drafts: what admins see. */
const exists = and(isNull(problem.deletedAt), gt(problem.version, 0))
/** Published: what learners see. */
export const isPublic = and(exists, lte(problem.publishedAt, sql`now()`))

export interface ProblemListQuery {
  readonly q?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** The problems by number; all of them without a page size. */
export function listProblems(
  database: Database,
  { reader, ...query }: ProblemListQuery & { readonly reader: Reader },
): Promise<ProblemSummary[]> {
  if (query.pageSize === undefined && (query.q ?? '') === '')
    return (reader.role === 'admin' ? wholeListOfAdmins : wholeList)(database).execute()
  const list = selectProblems(database, { reader, ...query }).$dynamic()
  if (query.pageSize === undefined) return list
  return list.limit(query.pageSize).offset(((query.page ?? 1) - 1) * query.pageSize)
}

const wholeList = preparedQuery('whole_problem_list', (queries) =>
  selectProblems({ queries }, { reader: { role: 'user' } }),
)
const wholeListOfAdmins = preparedQuery('whole_problem_list_of_admins', (queries) =>
  selectProblems({ queries }, { reader: { role: 'admin' } }),
)

const wholeListDigest = preparedSql(
  'whole_problem_list_digest',
  (queries) =>
    sql`select md5(coalesce(string_agg(listed::text, chr(10)), '')) as digest
      from (${selectProblems({ queries }, { reader: { role: 'user' } })}) as listed`,
)
const digestRows = z.tuple([z.object({ digest: z.string() })])

/** Identifies what learners see in the whole list: it takes a fraction of the list's time, most of which is spent on its rows. */
export async function digestOfWholeList(database: Database): Promise<string> {
  const [{ digest }] = digestRows.parse(await wholeListDigest(database, {}))
  return digest
}

function selectProblems(
  database: Pick<Database, 'queries'>,
  { reader, q }: Pick<ProblemListQuery, 'q'> & { readonly reader: Reader },
) {
  const veiled = veiledCounts(database)
  return database.queries
    .select({
      _id: problem.id,
      number: problem.number,
      title: problem.title,
      difficulty: problem.difficulty,
      tags: visibleTags(reader, database),
      alsoCalled: visibleNames(reader, database),
      acceptedCount: shownCount(problemCounter.accepted, veiled.accepted),
      submittedCount: shownCount(problemCounter.submitted, veiled.submitted),
      hasFunction: sql<boolean>`${problemVersion.signature} is not null`,
    })
    .from(problem)
    .leftJoin(
      problemVersion,
      and(eq(problemVersion.problemId, problem.id), eq(problemVersion.version, problem.version)),
    )
    .leftJoin(problemCounter, eq(problemCounter.problemId, problem.id))
    .leftJoin(veiled, eq(veiled.problemId, problem.id))
    .where(matching(database, { reader, q }))
    .orderBy(asc(problem.number), asc(problem.id))
}

export function countProblems(
  database: Database,
  query: ProblemListQuery & { readonly reader: Reader },
): Promise<number> {
  return database.queries.$count(problem, matching(database, query))
}

function matching(
  database: Pick<Database, 'queries'>,
  { reader, q }: Pick<ProblemListQuery, 'q'> & { readonly reader: Reader },
) {
  if (q === undefined || q === '') return isPublic
  const names = sql`concat_ws(',', ${problem.title}, ${visibleNames(reader, database)})`
  return and(isPublic, containsWords(names, q))
}

const solvedProblems = preparedQuery('solved_problems', (queries) =>
  queries
    .select({ id: solved.problemId })
    .from(solved)
    .innerJoin(problem, eq(problem.id, solved.problemId))
    .where(and(eq(solved.userId, sql.placeholder('userId')), isPublic))
    .orderBy(asc(solved.solvedAt)),
)

export async function readSolvedIds(database: Database, userId: string): Promise<string[]> {
  const rows = await solvedProblems(database).execute({ userId })
  return rows.map((row) => row.id)
}

const problemsById = preparedQuery('problems_by_id', (queries) =>
  queries
    .select(problemColumns)
    .from(problem)
    .innerJoin(
      problemVersion,
      and(eq(problemVersion.problemId, problem.id), eq(problemVersion.version, problem.version)),
    )
    .where(and(isOneOf(problem.id, 'ids'), exists)),
)

/**
 * Finds a problem regardless of who may see it; null when it is unknown or deleted. The result is shared, so callers
 * must not mutate it.
 */
export const findProblem = gatherLookUps(
  async (database, asked: readonly string[]): Promise<(ProblemRow | null)[]> => {
    const ids = [...new Set(asked.filter(isId))]
    const found = ids.length === 0 ? [] : await problemsById(database).execute({ ids })
    const rows = new Map<string, ProblemRow>(found.map((row) => [row.id, row]))
    return asked.map((id) => rows.get(id.toLowerCase()) ?? null)
  },
)

const publicationsById = preparedQuery('publications_by_id', (queries) =>
  queries
    .select({ id: problem.id, publishedAt: problem.publishedAt })
    .from(problem)
    .where(and(isOneOf(problem.id, 'ids'), exists)),
)

/** When a problem was or will be published: a fraction of `findProblem`, for whoever needs nothing else. null if there is none. */
export const findPublication = gatherLookUps(
  async (database, asked: readonly string[]): Promise<(Pick<ProblemRow, 'publishedAt'> | null)[]> => {
    const ids = [...new Set(asked.filter(isId))]
    const found = ids.length === 0 ? [] : await publicationsById(database).execute({ ids })
    return asked.map((id) => found.find((row) => row.id === id.toLowerCase()) ?? null)
  },
)

/** The problem in one of its saved versions; null when it has no such version. */
export async function findProblemAt(
  database: Database,
  { id }: Pick<ProblemRow, 'id'>,
  version: number,
): Promise<ProblemRow | null> {
  const wanted = and(eq(problemVersion.problemId, problem.id), eq(problemVersion.version, version))
  const [row] = await database.queries
    .select({
      ...getTableColumns(problem),
      ...said,
      version: problemVersion.version,
      revision: problemVersion.revision,
    })
    .from(problem)
    .innerJoin(problemVersion, wanted)
    .where(and(eq(problem.id, id), exists, eq(problemVersion.isCandidate, false)))
  return row ?? null
}

/** Whether learners see it now. */
export function isPublished({ publishedAt }: Pick<ProblemRow, 'publishedAt'>): boolean {
  return publishedAt !== null && publishedAt.getTime() <= Date.now()
}

export function countHiddenCases(
  database: Database,
  { id, revision }: Pick<ProblemRow, 'id' | 'revision'>,
): Promise<number> {
  const hidden = and(eq(testCase.problemId, id), eq(testCase.isVisible, false))
  return database.queries.$count(testCase, and(hidden, eq(testCase.revision, revision)))
}

/** The validators, and the files that are added to submissions, without duplicates. */
export function readPrograms(database: Database, { id, revision }: Pick<ProblemRow, 'id' | 'revision'>) {
  return database.queries
    .selectDistinct({
      role: problemFile.role,
      program: problemFile.program,
      language: problemFile.language,
    })
    .from(problemFile)
    .where(and(eq(problemFile.problemId, id), eq(problemFile.revision, revision)))
    .orderBy(asc(problemFile.role), asc(problemFile.program))
}

export async function readCounters(database: Database, problemId: string) {
  const veiled = veiledCounts(database)
  const [row] = await database.queries
    .select({
      submitted: shownCount(problemCounter.submitted, veiled.submitted),
      accepted: shownCount(problemCounter.accepted, veiled.accepted),
    })
    .from(problemCounter)
    .leftJoin(veiled, eq(veiled.problemId, problemCounter.problemId))
    .where(eq(problemCounter.problemId, problemId))
  return row ?? { submitted: 0, accepted: 0 }
}

/** A counter without the submissions that a contest hides. */
export function shownCount(counted: SQLWrapper, veiled: SQLWrapper) {
  return sql<number>`greatest(coalesce(${counted}, 0) - coalesce(${veiled}, 0), 0)`.mapWith(Number)
}

export async function findAsset(database: Database, problemId: string, name: string) {
  if (!isId(problemId) || !isStorable(name)) return null
  const [row] = await database.queries
    .select({ contentType: problemAsset.contentType, content: problemAsset.content })
    .from(problemAsset)
    .where(and(eq(problemAsset.problemId, problemId), eq(problemAsset.name, name)))
  return row ?? null
}

/** The content with a hash of 64 hexadecimal digits; null for anything else. */
export async function findStoredFile(
  database: { readonly queries: Queries | Transaction },
  ref: string,
): Promise<Buffer | null> {
  if (!fileRefSchema.safeParse(ref).success) return null
  const [row] = await database.queries
    .select({ content: storedFile.content })
    .from(storedFile)
    .where(eq(storedFile.hash, Buffer.from(ref, 'hex')))
  return row?.content ?? null
}
