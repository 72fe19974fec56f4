import type { Language } from '@codedojo/contract'
import { linesOfMatches } from './mask-code.ts'

/** What reads standard input. */
const reads = {
  cpp: /\bcin\b|\bscanf\b|\bgetchar\b|\bfgets\b|\bfread\b|\bread\s{0,4}\(\s{0,4}0\b/g,
  java: /\bSystem\s{0,4}\.\s{0,4}in\b/g,
  python: /\binput\s{0,4}\(|\bstdin\b|\bopen\s{0,4}\(\s{0,4}0\s{0,4}\)/g,
  javascript: /\breadFileSync\s{0,4}\(|\bstdin\b/g,
} as const satisfies Record<Language, RegExp>

/** Lines, from 1 and at most four, at which masked code reads standard input. */
export function findInputReads(bare: string, language: Language): number[] {
  return linesOfMatches(bare, reads[language])
}
