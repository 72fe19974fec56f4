import { isDeepStrictEqual } from 'node:util'
import { type Difficulty, limits } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { PackageError, type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import {
  insertProblem,
  isTitleTaken,
  lockProblems,
  type NewAsset,
  nextNumber,
  replaceAssets,
  replaceCases,
  titleTakenText,
} from './write-problem.ts'

const { problem } = schema

/** JUDGE limits of a package that names none: 2 s and, as the package format has it, 2048 MiB. */
const defaultTimeMs = 2000
const defaultMemoryBytes = 2048 * 1024 * 1024

const pictureTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

export interface ImportedProblem {
  readonly id: string
  readonly slug: string
  readonly title: string
  /** False when a problem of this name was there and has been replaced. */
  readonly isNew: boolean
}

/**
 * Brings a problem package (folder or zip) into the installation; one that came from a package of the same name is replaced.
 * Throws `PackageError` when it cannot be read or judged here.
 */
export async function importPackage(database: Database, path: string): Promise<ImportedProblem> {
  const read = await readProblemPackage(path)
  refuseMixedComparisons(read)
  const slug = read.folderName
  const cases = casesOf(read)

  return database.queries.transaction(async (tx) => {
    await lockProblems(tx)
    const [existing] = await tx
      .select({ id: problem.id, number: problem.number })
      .from(problem)
      .where(and(eq(problem.slug, slug), isNull(problem.deletedAt)))
    const id = existing?.id ?? uuidv7()
    const number = read.codedojo?.number ?? existing?.number ?? (await nextNumber(tx))
    const columns = { ...columnsOf(read, id), slug, number }
    if (await isTitleTaken(tx, columns.title, id)) throw new PackageError(titleTakenText(columns.title))
    if (existing) {
      const change = { ...columns, revision: sql`${problem.revision} + 1`, updatedAt: new Date() }
      await tx.update(problem).set(change).where(eq(problem.id, id))
      await replaceCases(tx, id, cases)
    } else await insertProblem(tx, columns, cases, id)
    await replaceAssets(tx, id, assetsOf(read))
    return { id, slug, title: columns.title, isNew: !existing }
  })
}

/** A stored problem has one comparison for all of its cases; another one would change verdicts. */
function refuseMixedComparisons({ cases, comparison, folderName }: ProblemPackage): void {
  const other = cases.find((one) => !isDeepStrictEqual(one.comparison, comparison))
  if (!other) return
  throw new PackageError(
    `The package "${folderName}" cannot be imported: its test groups name different output validator flags ` +
      `(see the case "${other.name}"), and a problem here compares all of its cases in one way.`,
  )
}

function columnsOf(read: ProblemPackage, id: string) {
  const own = read.codedojo
  const difficulty: Difficulty = own?.difficulty ?? 'medium'
  return {
    title: read.name.slice(0, limits.nameCharacters),
    description: descriptionOf(read, id),
    difficulty,
    tags: (own?.tags ?? ['Math']).join(','),
    timeLimitMs: read.limits.timeMs ?? defaultTimeMs,
    timeLimitSource: read.limits.timeSource ?? 'the package names none; 2 s is the default',
    memoryLimitKb: Math.max(1, Math.round((read.limits.memoryBytes ?? defaultMemoryBytes) / 1024)),
    sameLimits: own === null,
    comparison: read.comparison,
    showFailingCase: own?.show_failing_case ?? true,
    startCode: read.starters.map(({ language, code }) => ({ language, initialCode: code })),
    referenceSolution: read.referenceSolutions.map(({ language, code }) => ({
      language,
      completeCode: code,
    })),
    hints: own?.hints ?? [],
    editorial: read.editorial ?? '',
    attribution: read.attribution,
  }
}

function descriptionOf(read: ProblemPackage, id: string): string {
  const markdown = read.statements.find((statement) => statement.markdown !== null)?.markdown
  if (markdown === undefined || markdown === null) {
    throw new PackageError(
      `The package "${read.folderName}" has no statement in markdown or TeX that could be shown.`,
    )
  }
  const names = new Set(read.assets.map((asset) => asset.name))
  // A statement names its pictures by file; the page needs an address.
  return markdown.replace(/(!\[[^\]]*\]\()([^)\s]+)/g, (whole, before: string, name: string) =>
    names.has(name) ? `${before}/api/problem/${id}/asset/${encodeURIComponent(name)}` : whole,
  )
}

function casesOf(read: ProblemPackage) {
  if (read.cases.length === 0) throw new PackageError(`The package "${read.folderName}" has no test cases.`)
  return read.cases.map((one) => ({
    isVisible: one.kind === 'visible',
    input: Buffer.from(one.input),
    output: Buffer.from(one.answer),
    explanation: read.codedojo?.explanations[one.name.replace(/^.*\//, '')] ?? '',
  }))
}

function assetsOf(read: ProblemPackage): NewAsset[] {
  return read.assets.flatMap(({ name, bytes }) => {
    const contentType = pictureTypes[name.split('.').at(-1)?.toLowerCase() ?? '']
    return contentType === undefined ? [] : [{ name, contentType, content: Buffer.from(bytes) }]
  })
}
