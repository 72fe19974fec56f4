import type { Language } from '@codedojo/contract'
import { isPythonTwo, languageOfFile } from './languages.ts'
import { fileEnding } from './package-files.ts'
import type { PackageFormat } from './problem-yaml.ts'

export interface SourceFile {
  /** Path below the program's folder; just the file name for a single-file program. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ProgramLanguage {
  /** null if the language is not supported; `languageLabel` names it. */
  readonly language: Language | null
  readonly languageLabel: string
}

/** The language of a program: that of its first file with a known extension. */
export function languageOfSources(sources: readonly SourceFile[], format: PackageFormat): ProgramLanguage {
  const program = sources.find(({ name }) => languageOfFile(name)) ?? sources[0]
  const language = program && languageOfFile(program.name)
  if (!program || !language)
    return { language: null, languageLabel: fileEnding(program?.name ?? '').slice(1) || 'unknown' }
  const isOldPython =
    language === 'python' && format === 'legacy' && isPythonTwo(Buffer.from(program.bytes).toString('latin1'))
  return isOldPython ? { language: null, languageLabel: 'python2' } : { language, languageLabel: language }
}

/** Compiler output is not source code, although some published packages contain it. */
const compiledEndings = ['.bin', '.class', '.exe', '.jar', '.o', '.out', '.pyc']

export function isCompilerOutput(path: string): boolean {
  return compiledEndings.includes(fileEnding(path)) || path.includes('/__pycache__/')
}
