import { isStorable, type Language, limits, utf8Bytes } from '@codedojo/contract'
import { languageOfFile } from './languages.ts'
import { PackageError } from './package-error.ts'
import {
  fileName,
  hasFile,
  type PackageFiles,
  pathsBelow,
  readText,
  requireLength,
  utf8TextOf,
} from './package-files.ts'
import type { PackageSubmission } from './submissions.ts'

export interface LanguageCode {
  readonly language: Language
  readonly code: string
}

/** Starter code: the first file of each language in `starter/`. */
export async function readStarters(files: PackageFiles): Promise<LanguageCode[]> {
  const paths = pathsBelow(files, 'starter').filter((path) => !fileName(path).startsWith('.'))
  const codes = await Promise.all(
    paths.map(async (path) => ({ language: languageOfFile(path), code: await readCode(files, path) })),
  )
  return firstOfEachLanguage(codes.flatMap(({ language, code }) => (language ? [{ language, code }] : [])))
}

async function readCode(files: PackageFiles, path: string): Promise<string> {
  const code = await readText(files, path)
  if (utf8Bytes(code) <= limits.codeBytes) return code
  throw new PackageError(`${path} is larger than ${limits.codeBytes / 1024} KB, the most that code may be.`)
}

export async function readEditorial(files: PackageFiles): Promise<string | null> {
  const path = 'solution/editorial.md'
  if (!hasFile(files, path)) return null
  const text = await readText(files, path)
  requireLength(text, limits.descriptionCharacters, path)
  return text
}

export interface ReferenceSubmission extends LanguageCode {
  readonly submission: PackageSubmission
}

export function referenceSolutionsOf(submissions: readonly PackageSubmission[]): LanguageCode[] {
  return referenceSubmissions(submissions).map(({ language, code }) => ({ language, code }))
}

/** The first accepted single-file submission in each language whose source is valid text. */
export function referenceSubmissions(submissions: readonly PackageSubmission[]): ReferenceSubmission[] {
  return firstOfEachLanguage(
    submissions
      .filter(({ className, sources }) => className === 'accepted' && sources.length === 1)
      .flatMap((submission) => {
        const { language, sources } = submission
        const code = utf8TextOf(sources[0]?.bytes ?? new Uint8Array())
        const isKept = code !== null && isStorable(code) && utf8Bytes(code) <= limits.codeBytes
        return language !== null && isKept ? [{ language, code, submission }] : []
      }),
  )
}

function firstOfEachLanguage<Code extends { readonly language: Language }>(codes: readonly Code[]): Code[] {
  const first = new Map<Language, Code>()
  for (const code of codes) if (!first.has(code.language)) first.set(code.language, code)
  return [...first.values()]
}
