import type { Readable } from 'node:stream'
import { type Database, schema } from '@codedojo/db'
import { createZipStream, writeProblemPackage } from '@codedojo/problem-package'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { recordEvent } from '../../audit/index.ts'
import { readInBatches } from '../cases/read-in-batches.ts'
import { isId } from '../queries.ts'
import { problemStatusOf } from '../showing/wire-problem.ts'
import { findVersion } from '../versions/version-queries.ts'
import { choosePackageName, exportedProblem } from './exported-problem.ts'

const { knownMistake, problem, problemAsset } = schema

export interface ExportedFile {
  readonly name: string
  readonly zip: Readable
}

const columns = {
  id: problem.id,
  slug: problem.slug,
  title: problem.title,
  number: problem.number,
  version: problem.version,
  publishedAt: problem.publishedAt,
}
type Row = Pick<typeof problem.$inferSelect, keyof typeof columns>

/** Exports a problem as a package, and logs the export in the audit log. */
export async function exportProblem(
  database: Database,
  row: Row,
  actorId: string | null,
): Promise<ExportedFile> {
  const { id, title, version } = row
  const zip = await packageOf(database, row)
  await recordEvent(database.queries, {
    actorId,
    action: 'problem.exported',
    subject: { kind: 'problem', id, name: title },
    after: { version },
  })
  return { name: `${choosePackageName(row)}.zip`, zip }
}

/**
 * Exports many problems as a zip of packages; each is read when the archive reaches it, in the version at the start.
 * The audit event has their number, and the titles if they were chosen.
 */
export async function exportProblems(
  database: Database,
  rows: readonly Row[],
  { actorId, isAll }: { readonly actorId: string | null; readonly isAll: boolean },
): Promise<ExportedFile> {
  const names = uniqueNames(rows.map(choosePackageName))
  await recordEvent(database.queries, {
    actorId,
    action: 'problem.exported',
    subject: { kind: 'installation' },
    after: { problems: rows.length, ...(!isAll && { titles: rows.map(({ title }) => title) }) },
  })
  const zip = createZipStream(
    rows.map((row, at) => ({
      path: `${names[at]}.zip`,
      content: () => packageOf(database, row),
      isPacked: true,
    })),
  )
  return { name: 'problems.zip', zip }
}

/** The problems with these ids in library order; all that are not deleted, if no ids are given. */
export async function findProblemsToExport(database: Database, ids?: readonly string[]): Promise<Row[]> {
  const chosen = ids && inArray(problem.id, ids.filter(isId))
  return database.queries
    .select(columns)
    .from(problem)
    .where(and(isNull(problem.deletedAt), gt(problem.version, 0), chosen))
    .orderBy(asc(problem.number), asc(problem.id))
}

async function packageOf(database: Database, row: Row): Promise<Readable> {
  const { id, slug, number, publishedAt } = row
  const [version, pictures, knownMistakes] = await Promise.all([
    findVersion(database.queries, id, row.version),
    picturesOf(database, id),
    knownMistakesOf(database, id),
  ])
  if (!version) throw new Error(`The problem ${id} has no version ${row.version}.`)
  const status = problemStatusOf({ publishedAt })
  const publishAt = status === 'scheduled' ? publishedAt : null
  const hashes = version.cases.flatMap(({ inputHash, outputHash }) => [inputHash, outputHash])
  const contentOf = readInBatches(database, hashes)
  return writeProblemPackage(
    exportedProblem({ id, slug, number, status, publishAt, version, pictures, knownMistakes, contentOf }),
  )
}

function picturesOf({ queries }: Database, problemId: string) {
  return queries
    .select({ name: problemAsset.name, content: problemAsset.content })
    .from(problemAsset)
    .where(eq(problemAsset.problemId, problemId))
    .orderBy(asc(problemAsset.name))
}

function knownMistakesOf({ queries }: Database, problemId: string) {
  return queries
    .select({ path: knownMistake.path, code: knownMistake.code })
    .from(knownMistake)
    .where(eq(knownMistake.problemId, problemId))
    .orderBy(asc(knownMistake.path))
}

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    // Some file systems ignore letter case.
    let free = name
    for (let at = 2; taken.has(free.toLowerCase()); at++) free = `${name}-${at}`
    taken.add(free.toLowerCase())
    return free
  })
}
