import type { Language } from '@codedojo/contract'
import { languageOfFile } from './languages.ts'
import { fileName, hasFile, type PackageFiles, pathsBelow, readText } from './package-files.ts'
import type { PackageSubmission } from './submissions.ts'

export interface LanguageCode {
  readonly language: Language
  readonly code: string
}

/** Starter code: the first file of each language in `starter/`. */
export async function readStarters(files: PackageFiles): Promise<LanguageCode[]> {
  const paths = pathsBelow(files, 'starter').filter((path) => !fileName(path).startsWith('.'))
  const codes = await Promise.all(
    paths.map(async (path) => ({ language: languageOfFile(path), code: await readText(files, path) })),
  )
  return firstOfEachLanguage(codes)
}

export async function readEditorial(files: PackageFiles): Promise<string | null> {
  const path = 'solution/editorial.md'
  return hasFile(files, path) ? readText(files, path) : null
}

/** The first accepted submission of one file in each language. */
export function referenceSolutionsOf(submissions: readonly PackageSubmission[]): LanguageCode[] {
  return firstOfEachLanguage(
    submissions
      .filter(({ className, sources }) => className === 'accepted' && sources.length === 1)
      .map(({ language, sources }) => ({
        language: language ?? undefined,
        code: Buffer.from(sources[0]?.bytes ?? []).toString('utf8'),
      })),
  )
}

function firstOfEachLanguage(
  codes: readonly { language: Language | undefined; code: string }[],
): LanguageCode[] {
  const first = new Map<Language, string>()
  for (const { language, code } of codes) if (language && !first.has(language)) first.set(language, code)
  return [...first].map(([language, code]) => ({ language, code }))
}
