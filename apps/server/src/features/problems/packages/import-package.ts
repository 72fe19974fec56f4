import { limits } from '@codedojo/contract'
import { type Database, storeFiles } from '@codedojo/db'
import {
  type Examination,
  PackageError,
  type ProblemPackage,
  readProblemPackage,
} from '@codedojo/problem-package'
import {
  type Candidate,
  lockProblems,
  openCandidate,
  promoteCandidate,
  type SaveOptions,
} from '../saving/save-version.ts'
import { type NewAsset, upsertAssets } from '../saving/write-assets.ts'
import { chooseNewProblemId, findImported, packageExists } from './find-imported.ts'
import { columnsOf, importedAssets, importedCases, importedFiles } from './imported-problem.ts'

export interface ImportOptions {
  /** What a judging machine measured and found; null when nothing was. */
  readonly examination?: Examination | null
  /** null: the operator on the command line, or the installation itself. */
  readonly authorId?: string | null
}

export interface ImportedProblem {
  readonly id: string
  /** Of the package; a problem whose name was taken has a number behind it. */
  readonly slug: string
  readonly title: string
  /** False when the problem was there and has a new version now. */
  readonly isNew: boolean
}

/**
 * Brings a problem package (folder or zip) into the installation and publishes it; one that is there already,
 * see `findImported`, gets a new version. A package that names no time limit needs the examination of a judging machine.
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
  await promoteImport(database, opened, { isVerified: examination !== null })
  const { problemId, isNew } = opened.candidate
  return { id: problemId, slug: read.folderName, title: opened.options.draft.columns.title, isNew }
}

export interface PackageToOpen {
  readonly read: ProblemPackage
  readonly examination: Examination | null
  readonly authorId: string | null
  /** Hidden from learners, whatever the package says. */
  readonly asDraft?: boolean
  /** False: a problem that is there already stays as it is. */
  readonly mayReplace?: boolean
}

export interface OpenImport {
  readonly candidate: Candidate
  readonly options: SaveOptions
  readonly assets: readonly NewAsset[]
}

/**
 * Stores a package as what is to become the next version of its problem. Throws `package_exists` and `title_taken`, and
 * `PackageError` for what could not be edited later.
 */
export async function openImport(database: Database, opening: PackageToOpen): Promise<OpenImport> {
  const { read, examination } = opening
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
      columns: columnsOf({ read, examination, id }),
      cases: cases.map(({ input: _, output: __, ...one }, at) => ({
        ...one,
        inputHash: hashes[2 * at] ?? Buffer.alloc(0),
        outputHash: hashes[2 * at + 1] ?? Buffer.alloc(0),
      })),
      files: importedFiles(read),
    }
    const options = { ...saveOptions(opening), draft, problemId: existing?.id ?? null, newId: id }
    return { candidate: await openCandidate(tx, options), options, assets: importedAssets(read) }
  })
}

/** What no save would take back must not come in. */
function requireEditable({ cases, codedojo, folderName }: ProblemPackage): void {
  const most = limits.testCases
  for (const kind of ['visible', 'hidden'] as const) {
    const count = cases.filter((one) => one.kind === kind).length
    if (count > most)
      throw new PackageError(
        `The package "${folderName}" has ${count} ${kind} cases; at most ${most} can be kept.`,
      )
  }
  const tags = codedojo?.tags.join(',') ?? ''
  if (tags.length > limits.tagsCharacters)
    throw new PackageError(
      `The tags in codedojo.yaml have ${tags.length} characters; at most ${limits.tagsCharacters} can be kept.`,
    )
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

/** A package that was to appear at a time that is over appears at once. */
function publicationOf(
  { codedojo }: ProblemPackage,
  asDraft: boolean,
): Pick<SaveOptions, 'status' | 'publishAt'> {
  const status = codedojo?.status ?? 'published'
  if (asDraft || status === 'draft') return { status: 'draft', publishAt: null }
  const time = status === 'scheduled' && codedojo?.publish_at ? new Date(codedojo.publish_at) : null
  return time && time.getTime() > Date.now()
    ? { status: 'scheduled', publishAt: time }
    : { status: 'published', publishAt: null }
}

/** Makes the import the current version, pictures included. Throws `title_taken` as opening it did. */
export async function promoteImport(
  database: Database,
  { candidate, options, assets }: OpenImport,
  { isVerified }: { readonly isVerified: boolean },
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await promoteCandidate(tx, candidate, { ...options, isVerified })
    await upsertAssets(tx, candidate.problemId, assets)
  })
}
