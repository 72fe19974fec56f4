import { type Language, maskCode } from '@codedojo/contract'
import { linesOfMatches } from './line-numbers.ts'

export const maxInt32 = 2 ** 31 - 1

/** Lines, from 1, that declare 32-bit integers, at most four. Python has none. */
export function findNarrowIntegers(code: string, language: Language): number[] {
  return linesOfMatches(maskCode(code, language), narrow[language])
}

const narrow = {
  // A function's return type or a loop variable seldom holds a sum.
  cpp: /\b(?:unsigned|int)\b(?!\s+main\b)(?!\s*\()|\bvector<int>|<int>/g,
  java: /\bint\b(?!\s+\w+\s*\()/g,
  javascript: /\|\s*0\b|<<|>>>|Int32Array|Uint32Array/g,
  python: /(?!)/g,
} satisfies Record<Language, RegExp>
