import { isStorable, type Language, limits, utf8Bytes } from '@codedojo/contract'
import type { Findings } from './findings/findings.ts'
import { languageOfFile } from './languages.ts'
import { PackageError } from './package-error.ts'
import {
  hasFile,
  isIgnored,
  type PackageFiles,
  pathsBelow,
  readText,
  requireLength,
  utf8TextOf,
} from './package-files.ts'
import { readTex } from './statements.ts'
import type { PackageSubmission } from './submissions.ts'

export interface LanguageCode {
  readonly language: Language
  readonly code: string
}

/**
 * Starter code: the first file of each language in `starter/`, or else in the code templates of the format, in
 * `attachments/templates/<language>/`.
 */
export async function readStarters(files: PackageFiles, { gather }: Findings): Promise<LanguageCode[]> {
  const own = pathsBelow(files, 'starter').filter((path) => !isIgnored(path))
  const templates = pathsBelow(files, 'attachments/templates').filter((path) => !isIgnored(path))
  const paths = own.length > 0 ? own : templates
  const unused = own.length > 0 ? templates : []
  const codes = await Promise.all(
    paths.map(async (path) => ({ path, language: languageOfFile(path), code: await readCode(files, path) })),
  )
  const first = firstOfEachLanguage(
    codes.flatMap(({ language, code, path }) => (language ? [{ language, code, path }] : [])),
  )
  const kept = new Set(first.map(({ path }) => path))
  for (const path of [...paths.filter((one) => !kept.has(one)), ...unused])
    gather('The editor starts with one file in each language, not with', path)
  return first.map(({ language, code }) => ({ language, code }))
}

/** Solutions in function mode: the first file of each language in `function/`. */
export async function readFunctionSolutions(
  files: PackageFiles,
  { gather }: Findings,
): Promise<LanguageCode[]> {
  const paths = pathsBelow(files, functionFolder).filter((path) => !isIgnored(path))
  const codes = await Promise.all(
    paths.map(async (path) => ({ path, language: languageOfFile(path), code: await readCode(files, path) })),
  )
  const first = firstOfEachLanguage(
    codes.flatMap(({ language, code, path }) => (language ? [{ language, code, path }] : [])),
  )
  const kept = new Set(first.map(({ path }) => path))
  for (const path of paths.filter((one) => !kept.has(one)))
    gather('A function is solved by one file in each language, not by', path)
  return first.map(({ language, code }) => ({ language, code }))
}

export const functionFolder = 'function'

async function readCode(files: PackageFiles, path: string): Promise<string> {
  const code = await readText(files, path)
  if (utf8Bytes(code) <= limits.codeBytes) return code
  throw new PackageError(`${path} is larger than ${limits.codeBytes / 1024} KB, the most that code may be.`)
}

/** Names of the description of the solution: that of CodeDojo, then those of the format, English first. */
const editorialNames = ['editorial', 'solution.en', 'solution']

/** The file that becomes the editorial; undefined if there is none. */
export function editorialPath(files: PackageFiles): string | undefined {
  return editorialNames
    .flatMap((name) => [`solution/${name}.md`, `solution/${name}.tex`])
    .find((path) => hasFile(files, path))
}

export async function readEditorial(files: PackageFiles, findings: Findings): Promise<string | null> {
  const path = editorialPath(files)
  if (path === undefined) return null
  const text = await readText(files, path)
  requireLength(text, limits.descriptionCharacters, path)
  return path.endsWith('.tex') ? readTex(text, path, { pictures: [], findings }) : text
}

export interface ReferenceSubmission extends LanguageCode {
  readonly submission: PackageSubmission
}

export function referenceSolutionsOf(submissions: readonly PackageSubmission[]): LanguageCode[] {
  return referenceSubmissions(submissions).map(({ language, code }) => ({ language, code }))
}

/** Why accepted programs of one file in languages of ours cannot become reference solutions, one sentence each. */
export function unkeptSolutions(submissions: readonly PackageSubmission[]): string[] {
  return submissions.filter(isAcceptedFile).flatMap((one) => {
    const fault = one.language === null ? null : faultOfCode(one)
    return fault === null ? [] : [`submissions/${one.path} cannot be kept as a solution: ${fault}.`]
  })
}

function isAcceptedFile({ className, sources }: PackageSubmission): boolean {
  return className === 'accepted' && sources.length === 1
}

function faultOfCode({ sources }: PackageSubmission): string | null {
  const code = utf8TextOf(sources[0]?.bytes ?? new Uint8Array())
  if (code === null) return 'it is not valid UTF-8; save it as UTF-8'
  if (!isStorable(code)) return 'it holds a NUL character, which a text cannot have'
  if (utf8Bytes(code) <= limits.codeBytes) return null
  return `it is larger than ${limits.codeBytes / 1024} KB, the most that code may be`
}

/** The first accepted single-file submission in each language whose source is valid text. */
export function referenceSubmissions(submissions: readonly PackageSubmission[]): ReferenceSubmission[] {
  return firstOfEachLanguage(
    submissions
      .filter((submission) => isAcceptedFile(submission) && faultOfCode(submission) === null)
      .flatMap((submission) => {
        const { language, sources } = submission
        const code = utf8TextOf(sources[0]?.bytes ?? new Uint8Array()) ?? ''
        return language === null ? [] : [{ language, code, submission }]
      }),
  )
}

function firstOfEachLanguage<Code extends { readonly language: Language }>(codes: readonly Code[]): Code[] {
  const first = new Map<Language, Code>()
  for (const code of codes) if (!first.has(code.language)) first.set(code.language, code)
  return [...first.values()]
}
