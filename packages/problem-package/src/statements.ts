import { limits } from '@codedojo/contract'
import type { Findings } from './findings/findings.ts'
import { PackageError } from './package-error.ts'
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
import { pictureAddresses, pictureName } from './picture-addresses.ts'
import { missingPicture, otherEndings, shownEndings, unshownPicture } from './tex/pictures.ts'
import { texTitle, texToMarkdown } from './tex/tex-to-markdown.ts'

export interface Statement {
  /** The language code in the file name, as BCP 47 writes it; default `en`. */
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
const pictureEndings: readonly string[] = shownEndings
const endingsOfPictures: ReadonlySet<string> = new Set([...shownEndings, ...otherEndings])

const statementPattern = /^\w+\/problem(?:\.([\w-]+))?\.(md|tex|pdf)$/

export function isStatement(path: string): boolean {
  return statementPattern.test(path)
}

/** Whether a file of a statement is a picture that the page can show. */
export function isPicture(path: string): boolean {
  return pictureEndings.includes(fileEnding(path))
}

function isPdf(path: string): boolean {
  return fileEnding(path) === '.pdf'
}

/**
 * The statements in text, one a language, English first, then other kinds of English, then by language; behind them those that are a PDF. Within a language Markdown
 * counts before TeX, and what does not count is not read.
 */
export async function readStatements(files: PackageFiles, findings: Findings): Promise<Statement[]> {
  const { gather, note } = findings
  const found = folders
    .flatMap((folder) => pathsBelow(files, folder))
    .map((path) => ({ path, parts: statementPattern.exec(path) }))
    .filter(({ parts }) => parts !== null)
    .map(({ path, parts }) => ({
      path,
      language: parts?.[1] === undefined ? 'en' : requireLanguage(parts[1], path),
      ending: parts?.[2] ?? '',
    }))
  const rankOf = (language: string) => (language === 'en' ? 0 : language.startsWith('en-') ? 1 : 2)
  const order = ({ language, ending }: { language: string; ending: string }) =>
    `${rankOf(language)} ${language}/${['md', 'tex', 'pdf'].indexOf(ending)}`
  found.sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const texts = found.filter(
    ({ language, ending }, at) =>
      ending !== 'pdf' && found.findIndex((one) => one.language === language && one.ending !== 'pdf') === at,
  )
  if (texts.length > maxStatements)
    throw new PackageError(
      `The package has statements in ${texts.length} languages; at most ${maxStatements} can be kept.`,
    )
  const [shown] = texts
  const pdfs = found.filter(({ ending }) => ending === 'pdf')
  for (const one of found) {
    const own = texts.find(({ language }) => language === one.language)
    if (own && own !== one)
      gather(`Learners see the statement in ${own.path} for this language; not kept`, one.path)
    else if (shown ? !own : one !== found[0])
      gather('Not kept, as a statement in another language must be Markdown or TeX', one.path)
  }
  const pictures = picturePaths(files).map(nameOfPicture)
  const statements = await Promise.all(
    [...texts, ...pdfs].map((one) => readStatement(files, one, { pictures, findings })),
  )
  const [first] = statements
  if (!shown)
    note(
      first
        ? `The statement is a PDF only (${first.path}): an import makes a draft that shows its pages as pictures. Put its text into statement/problem.en.md, so that people can search it, enlarge it and have it read aloud.`
        : missingStatement,
    )
  return statements
}

/** More than any collection of packages has. */
const maxStatements = 20

/** A part of a single character begins an extension, or what is for private use. */
const extended = /(?:^|[-_])[a-z\d](?:[-_]|$)/i

/**
 * A language code as BCP 47 writes it, such as en, sv or pt-BR; `_` counts as `-`. null for what is none, and for one with extensions or
 * parts of private use, which has no name.
 */
export function spokenLanguageOf(code: string): string | null {
  try {
    const { baseName } = new Intl.Locale(code.replaceAll('_', '-'))
    return extended.test(code) ? null : baseName
  } catch {
    return null
  }
}

/** Throws `PackageError` for what is no language code. */
function requireLanguage(code: string, path: string): string {
  const language = spokenLanguageOf(code)
  if (language !== null) return language
  throw new PackageError(
    `${path} names no language: its name must be problem.<language>.md, with a code such as en, sv or pt-BR.`,
  )
}

/** What a package without any statement is told. */
export const missingStatement = 'The package has no statement: put one into statement/problem.en.md.'

/** The statement of a package that has it as a PDF only; null if there is a text, or none at all. */
export async function readPdfStatement(
  files: PackageFiles,
  statements: readonly Statement[],
): Promise<PackageAsset | null> {
  const [first] = statements
  if (!first || statements.some(({ markdown }) => markdown !== null)) return null
  return { name: nameOfPicture(first.path), path: first.path, bytes: await files.read(first.path) }
}

async function readStatement(
  files: PackageFiles,
  { path, language, ending }: { path: string; language: string; ending: string },
  context: TextContext,
): Promise<Statement> {
  if (ending === 'pdf') return { language, path, source: 'pdf', markdown: null }
  const text = await readText(files, path)
  requireLength(text, limits.descriptionCharacters, path)
  return ending === 'md'
    ? { language, path, source: 'markdown', markdown: readMarkdown(text, path, context) }
    : { language, path, source: 'tex', markdown: readTex(text, path, context) }
}

function readMarkdown(text: string, path: string, { pictures, findings }: TextContext): string {
  const names = new Set(pictures)
  for (const address of pictureAddresses(text)) {
    const isElsewhere = /^(?:[a-z][a-z+.-]*:|\/|#|$)/i.test(address)
    const name = pictureName(address, names)
    if (name === undefined && !isElsewhere)
      findings.note(() => `${path}: ${missingPicture(address.slice(0, packageBounds.nameCharacters))}`)
    else if (name !== undefined && !isPicture(name) && !isPdf(name))
      findings.note(`${path}: ${unshownPicture(name)}`)
  }
  return withoutSampleMarks(text)
}

interface TextContext {
  readonly pictures: readonly string[]
  readonly findings: Pick<Findings, 'note'>
}

/** A text in TeX as Markdown; what of it is not shown as it was meant becomes findings with file and line. */
export function readTex(text: string, path: string, { pictures, findings }: TextContext): string {
  const { markdown, notes } = texToMarkdown(text, pictures)
  for (const { line, others, sentence } of notes)
    findings.note(`${path}, line ${line}${others > 0 ? ` and ${others} more` : ''}: ${sentence}`)
  return markdown
}

/** Removes the markers for the position of samples, because the page always shows samples below the statement. */
function withoutSampleMarks(markdown: string): string {
  return markdown.replaceAll(/\{\{\s*(nextsample|remainingsamples)\s*\}\}/g, '')
}

export async function readAssets(files: PackageFiles): Promise<PackageAsset[]> {
  const paths = picturePaths(files).filter(isPicture)
  return Promise.all(
    paths.map(async (path) => {
      const name = nameOfPicture(path)
      requireLength(name, packageBounds.nameCharacters, `The name of ${path}`)
      return { name, path, bytes: await files.read(path) }
    }),
  )
}

/** The PDF files that statements show as pictures, of which an import makes what pages can show. */
export async function readPdfPictures(
  files: PackageFiles,
  statements: readonly Statement[],
  { gather }: Findings,
): Promise<PackageAsset[]> {
  const paths = new Map(
    picturePaths(files)
      .filter(isPdf)
      .map((path) => [nameOfPicture(path), path]),
  )
  const names = new Set(paths.keys())
  const shown = new Set(
    statements.flatMap(({ markdown }) =>
      pictureAddresses(markdown ?? '').map((address) => pictureName(address, names)),
    ),
  )
  for (const [name, path] of paths) if (!shown.has(name)) gather('Not kept, as no statement shows it', path)
  return Promise.all(
    Array.from(paths)
      .filter(([name]) => shown.has(name))
      .map(async ([name, path]) => ({ name, path, bytes: await files.read(path) })),
  )
}

/** All files beside the statements that may be pictures. */
function picturePaths(files: PackageFiles): readonly string[] {
  return folders
    .flatMap((folder) => pathsBelow(files, folder))
    .filter((path) => !isIgnored(path) && !isStatement(path) && endingsOfPictures.has(fileEnding(path)))
}

/** The name by which a statement refers to a picture: the path in the folder of the statement. */
function nameOfPicture(path: string): string {
  return path.slice(path.indexOf('/') + 1)
}

/** The problem name in the statement's heading, for a package whose problem.yaml has none. */
export async function readTexTitle(files: PackageFiles): Promise<string | undefined> {
  const path = folders
    .flatMap((folder) => pathsBelow(files, folder))
    .find((candidate) => /^problem(\.en)?\.tex$/.test(fileName(candidate)))
  return path && texTitle(await readText(files, path))
}
