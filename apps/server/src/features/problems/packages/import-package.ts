import { limits } from '@codedojo/contract'
import { type Database, storeFiles } from '@codedojo/db'
import {
  type DerivedTimeLimit,
  type KnownMistake,
  PackageError,
  type ProblemPackage,
  readProblemPackage,
} from '@codedojo/problem-package'
import { replaceKnownMistakes } from '../known-mistakes/replace-known-mistakes.ts'
import {
  type Candidate,
  lockProblems,
  openCandidate,
  promoteCandidate,
  type VersionToSave,
} from '../saving/save-version.ts'
import { type NewAsset, upsertAssets } from '../saving/write-assets.ts'
import { chooseNewProblemId, findImported, packageExists } from './find-imported.ts'
import { importedAssets, importedCases, importedColumns, importedFiles } from './imported-problem.ts'

export interface ImportOptions {
  /** The time limit that a judge derived; null for a package that states its own, and without a judge. */
  readonly derivedTimeLimit?: DerivedTimeLimit | null
  /** null for the operator on the command line, or the installation itself. */
  readonly authorId?: string | null
}

export interface ImportedProblem {
  readonly id: string
  /** Name of the package; a number is appended if it is taken. */
  readonly slug: string
  readonly title: string
  /** False: an existing problem got a new version. */
  readonly isNew: boolean
}

/**
 * Imports a problem package (folder or zip) and publishes it; an existing problem, see `findImported`, gets a new
 * version. A package without a time limit requires a judge's examination. Throws `PackageError` when it cannot be read
 * or judged here, and `title_taken`.
 */
export async function importPackage(
  database: Database,
  path: string,
  options: ImportOptions = {},
): Promise<ImportedProblem> {
  const read = await readProblemPackage(path)
  const { derivedTimeLimit = null, authorId = null } = options
  const opened = await openImport(database, { read, derivedTimeLimit, authorId })
  await promoteImport(database, opened, { isVerified: derivedTimeLimit !== null })
  const { problemId, isNew } = opened.candidate
  return { id: problemId, slug: read.folderName, title: opened.options.draft.columns.title, isNew }
}

export interface PackageToOpen {
  readonly read: ProblemPackage
  readonly derivedTimeLimit: DerivedTimeLimit | null
  readonly authorId: string | null
  /** Import as a draft, whatever the package says. */
  readonly asDraft?: boolean
  /** False: an existing problem stays unchanged. */
  readonly mayReplace?: boolean
}

export interface OpenImport {
  readonly candidate: Candidate
  readonly options: VersionToSave
  readonly assets: readonly NewAsset[]
  readonly knownMistakes: readonly KnownMistake[]
}

/**
 * Stores a package as a candidate for the next version of its problem. Throws `package_exists` and `title_taken`, and
 * `PackageError` for content that the editor could not save.
 */
export async function openImport(database: Database, opening: PackageToOpen): Promise<OpenImport> {
  const { read, derivedTimeLimit } = opening
  requireEditable(read)
  return database.queries.transaction(async (tx) => {
    const cases = importedCases(read)
    const hashes = await storeFiles(
      tx,
      cases.flatMap(({ input, output }) => [input, output]),
    )
    await lockProblems(tx)
    const existing = await findImported(tx, read)
    if (existing && opening.mayReplace === false) throw packageExists(existing)
    const id = existing?.id ?? (await chooseNewProblemId(tx, read))
    const draft = {
      columns: importedColumns({ read, derivedTimeLimit, id }),
      cases: cases.map(({ input: _, output: __, ...one }, at) => ({
        ...one,
        inputHash: hashes[2 * at] ?? Buffer.alloc(0),
        outputHash: hashes[2 * at + 1] ?? Buffer.alloc(0),
      })),
      files: importedFiles(read),
    }
    const options = { ...saveOptions(opening), draft, problemId: existing?.id ?? null, newId: id }
    const { knownMistakes } = read
    return {
      candidate: await openCandidate(tx, options),
      options,
      assets: importedAssets(read),
      knownMistakes,
    }
  })
}

/** Rejects content that a later save would reject. */
function requireEditable({ cases, codedojo, folderName }: ProblemPackage): void {
  const most = limits.testCases
  for (const kind of ['visible', 'hidden'] as const) {
    const count = cases.filter((one) => one.kind === kind).length
    if (count > most)
      throw new PackageError(
        `The package "${folderName}" has ${count} ${kind} cases; at most ${most} can be kept.`,
      )
  }
  const lists = [
    { name: 'tags', list: codedojo?.tags, most: limits.tagsCharacters },
    { name: 'names of also_called', list: codedojo?.also_called, most: limits.alsoCalledCharacters },
  ]
  for (const { name, list = [], most } of lists) {
    const { length } = list.join(',')
    if (length > most)
      throw new PackageError(
        `The ${name} in codedojo.yaml have ${length} characters; at most ${most} can be kept.`,
      )
  }
}

function saveOptions({ read, authorId, asDraft = false }: PackageToOpen) {
  const slug = read.folderName
  const number = read.codedojo?.number
  return {
    slug,
    ...publicationOf(read, asDraft),
    authorId,
    note: `Imported from the package "${slug}".`,
    expectedVersion: null,
    ...(number !== undefined && { number }),
    action: 'problem.imported' as const,
  }
}

/** A time in the past means at once. An embargo applies, whatever the package says about its publication. */
function publicationOf(
  { codedojo, embargoUntil }: ProblemPackage,
  asDraft: boolean,
): Pick<VersionToSave, 'status' | 'publishAt'> {
  const status = codedojo?.status ?? 'published'
  if (asDraft || status === 'draft') return { status: 'draft', publishAt: null }
  const times = [codedojo?.publish_at, embargoUntil].map((time) => (time ? Date.parse(time) : 0))
  const time = new Date(Math.max(...times))
  return time.getTime() > Date.now()
    ? { status: 'scheduled', publishAt: time }
    : { status: 'published', publishAt: null }
}

/** Makes the import the current version, including pictures and known mistakes. Throws `title_taken`, like opening it. */
export async function promoteImport(
  database: Database,
  { candidate, options, assets, knownMistakes }: OpenImport,
  { isVerified }: { readonly isVerified: boolean },
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await promoteCandidate(tx, candidate, { ...options, isVerified })
    await upsertAssets(tx, candidate.problemId, assets)
    await replaceKnownMistakes(tx, candidate.problemId, knownMistakes)
  })
}
