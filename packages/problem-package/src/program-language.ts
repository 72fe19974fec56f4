import type { Language } from '@codedojo/contract'
import { isPythonTwo, languageOfFile } from './languages.ts'
import { fileEnding } from './package-files.ts'
import type { PackageFormat } from './problem-yaml.ts'

export interface SourceFile {
  /** Below the program's folder; the bare name for a program of one file. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ProgramLanguage {
  /** null when the program is in a language that is not judged here; `languageLabel` names it. */
  readonly language: Language | null
  readonly languageLabel: string
}

/** The language of a program, by the first of its files whose ending names one. */
export function languageOfSources(sources: readonly SourceFile[], format: PackageFormat): ProgramLanguage {
  const program = sources.find(({ name }) => languageOfFile(name)) ?? sources[0]
  const language = program && languageOfFile(program.name)
  if (!program || !language)
    return { language: null, languageLabel: fileEnding(program?.name ?? '').slice(1) || 'unknown' }
  const isOldPython =
    language === 'python' && format === 'legacy' && isPythonTwo(Buffer.from(program.bytes).toString('latin1'))
  return isOldPython ? { language: null, languageLabel: 'python2' } : { language, languageLabel: language }
}

/** What a compiler left behind is no source, though packages in the wild carry it. */
const compiledEndings = ['.bin', '.class', '.exe', '.jar', '.o', '.out', '.pyc']

export function isCompilerOutput(path: string): boolean {
  return compiledEndings.includes(fileEnding(path)) || path.includes('/__pycache__/')
}
