import { type Language, languages } from '@codedojo/contract'
import { fileEnding } from './package-files.ts'

const languageOfEnding: Readonly<Record<string, Language>> = {
  '.cpp': 'cpp',
  '.cc': 'cpp',
  '.cxx': 'cpp',
  '.c++': 'cpp',
  '.java': 'java',
  '.py': 'python',
  '.py3': 'python',
  '.js': 'javascript',
}

export function languageOfFile(path: string): Language | undefined {
  // The upper-case extension `.C` is C++, `.c` is C.
  return path.endsWith('.C') ? 'cpp' : languageOfEnding[fileEnding(path)]
}

const languageOfCode: Readonly<Record<string, Language>> = {
  cpp: 'cpp',
  java: 'java',
  python3: 'python',
  javascript: 'javascript',
}

/** The language codes of the package format. */
export const languageCodeOf = {
  cpp: 'cpp',
  java: 'java',
  python: 'python3',
  javascript: 'javascript',
} as const satisfies Record<Language, string>

/** Source of the codes: the appendix "Languages" of the package format. */
export function languageWithCode(code: string): Language | undefined {
  return languageOfCode[code]
}

/** The language of a folder that is named after one. Old packages use `python` where the language table has `python3`. */
export function languageOfFolder(name: string): Language | undefined {
  return languageWithCode(name) ?? languages.find((language) => language === name)
}

/** Statements and calls that only Python 2 has; used only if the first line names no Python version. */
const pythonTwoSigns = [
  /^[ \t]*print\s+[^\s(=]/m,
  /\braw_input\s*\(/,
  /\bxrange\s*\(/,
  /^[ \t]*print[ \t]*$/m,
]

/**
 * Whether a `.py` file of the legacy format is Python 2. A version in the first line decides; old packages often lack one, and
 * then the code has to show it.
 */
export function isPythonTwo(source: string): boolean {
  const firstLine = source.slice(0, source.indexOf('\n') + 1)
  if (/^#!.*\b(python3|pypy3)/.test(firstLine)) return false
  if (/^#!.*\b(python2|pypy2|pypy)\b/.test(firstLine)) return true
  return pythonTwoSigns.some((sign) => sign.test(source))
}
