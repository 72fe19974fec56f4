import { limits } from '@codedojo/contract'
import type { Findings } from './findings/findings.ts'
import {
  fileEnding,
  fileName,
  isIgnored,
  type PackageFiles,
  packageBounds,
  pathsBelow,
  readText,
  requireLength,
} from './package-files.ts'
import { texToMarkdown } from './tex-to-markdown.ts'

export interface Statement {
  /** The language code in the file name; default `en`. */
  readonly language: string
  readonly path: string
  readonly source: 'markdown' | 'tex' | 'pdf'
  /** null for a PDF. */
  readonly markdown: string | null
}

export interface PackageAsset {
  /** The name by which the statement refers to it. */
  readonly name: string
  readonly path: string
  readonly bytes: Uint8Array
}

const folders = ['statement', 'problem_statement']
const pictureEndings = ['.png', '.jpg', '.jpeg', '.gif', '.svg', '.webp']

const statementPattern = /^\w+\/problem(?:\.([\w-]+))?\.(md|tex|pdf)$/

export function isStatement(path: string): boolean {
  return statementPattern.test(path)
}

/** Whether a file of a statement is a picture that the page can show. */
export function isPicture(path: string): boolean {
  return pictureEndings.includes(fileEnding(path))
}

/** English first, then by language; within a language Markdown before TeX before PDF. */
export async function readStatements(files: PackageFiles, { gather, note }: Findings): Promise<Statement[]> {
  const found = folders
    .flatMap((folder) => pathsBelow(files, folder))
    .map((path) => ({ path, parts: statementPattern.exec(path) }))
    .filter(({ parts }) => parts !== null)
    .map(({ path, parts }) => ({ path, language: parts?.[1] ?? 'en', ending: parts?.[2] ?? '' }))
  const order = (one: { language: string; ending: string }) =>
    `${one.language === 'en' ? '' : one.language}/${['md', 'tex', 'pdf'].indexOf(one.ending)}`
  found.sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const shown = found.find(({ ending }) => ending !== 'pdf')
  for (const { path } of found)
    if (shown && path !== shown.path)
      gather(`Learners see the statement in ${shown.path} and no other; not kept`, path)
  const statements = await Promise.all(found.map((one) => readStatement(files, one)))
  if (!shown) note(missingStatementSentence(statements))
  return statements
}

/** Why a package has no statement that could be shown, and the remedy. */
export function missingStatementSentence(statements: readonly Pick<Statement, 'path' | 'source'>[]): string {
  const pdf = statements.find(({ source }) => source === 'pdf')?.path
  return pdf === undefined
    ? 'The package has no statement: put one into statement/problem.en.md.'
    : `The package has its statement as a PDF only (${pdf}), which is not shown here: put its text into statement/problem.en.md.`
}

async function readStatement(
  files: PackageFiles,
  { path, language, ending }: { path: string; language: string; ending: string },
): Promise<Statement> {
  if (ending === 'pdf') return { language, path, source: 'pdf', markdown: null }
  const text = await readText(files, path)
  requireLength(text, limits.descriptionCharacters, path)
  return ending === 'md'
    ? { language, path, source: 'markdown', markdown: withoutSampleMarks(text) }
    : { language, path, source: 'tex', markdown: texToMarkdown(text) }
}

/** Removes the markers for the position of samples, because the page always shows samples below the statement. */
function withoutSampleMarks(markdown: string): string {
  return markdown.replaceAll(/\{\{\s*(nextsample|remainingsamples)\s*\}\}/g, '')
}

export async function readAssets(files: PackageFiles): Promise<PackageAsset[]> {
  const paths = folders
    .flatMap((folder) => pathsBelow(files, folder))
    .filter((path) => !isIgnored(path) && isPicture(path))
  return Promise.all(
    paths.map(async (path) => {
      const name = path.slice(path.indexOf('/') + 1)
      requireLength(name, packageBounds.nameCharacters, `The name of ${path}`)
      return { name, path, bytes: await files.read(path) }
    }),
  )
}

/** The problem name in the statement's heading, for a package whose problem.yaml has none. */
export async function readTexTitle(files: PackageFiles): Promise<string | undefined> {
  const path = folders
    .flatMap((folder) => pathsBelow(files, folder))
    .find((candidate) => /^problem(\.en)?\.tex$/.test(fileName(candidate)))
  return path && /\\problemname\{([^{}]+)\}/.exec(await readText(files, path))?.[1]?.trim()
}
