import type { Language } from '@codedojo/contract'
import { lineAt, maskCode } from './mask-code.ts'

export const maxInt32 = 2 ** 31 - 1

/** The lines, from 1, where numbers of 32 bits are declared; at most four. Python has none. */
export function narrowNumbers(code: string, language: Language): number[] {
  const bare = maskCode(code, language)
  const places = Array.from(bare.matchAll(narrow[language]), ({ index }) => lineAt(bare, index))
  return [...new Set(places)].slice(0, 4)
}

const narrow = {
  // A function that gives back an int, or the variable of a loop, is seldom where a sum is kept.
  cpp: /\b(?:unsigned|int)\b(?!\s+main\b)(?!\s*\()|\bvector<int>|<int>/g,
  java: /\bint\b(?!\s+\w+\s*\()/g,
  javascript: /\|\s*0\b|<<|>>>|Int32Array|Uint32Array/g,
  python: /(?!)/g,
} satisfies Record<Language, RegExp>

/** "line 4", "lines 4 and 7", "lines 4, 7 and 9". */
export function linesText(lines: readonly number[]): string {
  if (lines.length <= 1) return `line ${lines[0] ?? 1}`
  return `lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`
}
