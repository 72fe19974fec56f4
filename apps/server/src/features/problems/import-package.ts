import { type Database, schema, storeFiles } from '@codedojo/db'
import { type Examination, type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { columnsOf, importedAssets, importedCases, importedFiles } from './imported-problem.ts'
import { type Candidate, openCandidate, promote, type SaveOptions } from './save-version.ts'
import { upsertAssets } from './write-assets.ts'

const { problem } = schema

export interface ImportOptions {
  /** What a judging machine measured and found; null when nothing was. */
  readonly examination?: Examination | null
  /** null: the operator on the command line, or the installation itself. */
  readonly authorId?: string | null
}

export interface ImportedProblem {
  readonly id: string
  readonly slug: string
  readonly title: string
  /** False when a problem of this name was there and has a new version now. */
  readonly isNew: boolean
}

/**
 * Brings a problem package (folder or zip) into the installation and publishes it; one that came from a package of the same
 * name gets a new version. A package that names no time limit needs the examination of a judging machine.
 * Throws `PackageError` when it cannot be read or judged here, and `title_taken`.
 */
export async function importPackage(
  database: Database,
  path: string,
  options: ImportOptions = {},
): Promise<ImportedProblem> {
  const read = await readProblemPackage(path)
  const { examination = null, authorId = null } = options
  const opened = await openImport(database, { read, examination, authorId })
  await database.queries.transaction((tx) =>
    promote(tx, opened.candidate, { ...opened.options, isVerified: examination !== null }),
  )
  const { problemId, isNew } = opened.candidate
  return { id: problemId, slug: read.folderName, title: opened.options.draft.columns.title, isNew }
}

export interface PackageToOpen {
  readonly read: ProblemPackage
  readonly examination: Examination | null
  readonly authorId: string | null
}

export interface OpenImport {
  readonly candidate: Candidate
  readonly options: SaveOptions
}

/** Stores a package as what is to become the next version of its problem. */
export async function openImport(database: Database, opening: PackageToOpen): Promise<OpenImport> {
  const { read, examination, authorId } = opening
  const slug = read.folderName
  const number = read.codedojo?.number
  return database.queries.transaction(async (tx) => {
    const cases = importedCases(read)
    const hashes = await storeFiles(
      tx,
      cases.flatMap(({ input, output }) => [input, output]),
    )
    const [existing] = await tx
      .select({ id: problem.id })
      .from(problem)
      .where(and(eq(problem.slug, slug), isNull(problem.deletedAt), gt(problem.version, 0)))
    const id = existing?.id ?? uuidv7()
    const options: SaveOptions = {
      problemId: existing?.id ?? null,
      newId: id,
      slug,
      draft: {
        columns: columnsOf({ read, examination, id }),
        cases: cases.map(({ input: _, output: __, ...one }, at) => ({
          ...one,
          inputHash: hashes[2 * at] ?? Buffer.alloc(0),
          outputHash: hashes[2 * at + 1] ?? Buffer.alloc(0),
        })),
        files: importedFiles(read),
      },
      status: 'published',
      publishAt: null,
      authorId,
      note: `Imported from the package "${slug}".`,
      expectedVersion: null,
      ...(number !== undefined && { number }),
      action: 'problem.imported',
    }
    const candidate = await openCandidate(tx, options)
    await upsertAssets(tx, id, importedAssets(read))
    return { candidate, options }
  })
}
