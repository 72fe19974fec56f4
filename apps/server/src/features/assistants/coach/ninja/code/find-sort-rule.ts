import { type Language, maskCode } from '@codedojo/contract'
import { lineNumberAt } from './line-numbers.ts'

const sorts: Readonly<Record<Language, RegExp>> = {
  cpp: /\b(?:stable_)?sort\s*\([^;\n]{0,200}\[[^\]\n]{0,200}\]\s*\(/,
  java: /\bsort\s*\([^;\n]{0,200}(?:->|comparing)/,
  python: /(?:\.sort|\bsorted)\s*\([^\n]{0,200}\bkey\s*=/,
  javascript: /\.(?:sort|toSorted)\s*\([^\n]{0,200}(?:=>|function)/,
}

/** The line in which the code sorts by a rule of its own, or null if no line does. */
export function findSortRule(code: string, language: Language): number | null {
  const bare = maskCode(code, language)
  const place = bare.search(sorts[language])
  return place === -1 ? null : lineNumberAt(bare, place)
}
