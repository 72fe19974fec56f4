import { type Language, maskCode } from '@codedojo/contract'
import { linesOfMatches } from './line-numbers.ts'

/** What reads standard input. */
const reads = {
  cpp: /\bcin\b|\bscanf\b|\bstdin\b|\bgetchar(?:_unlocked)?\b|\bfreopen\b|\bread\s{0,4}\(\s{0,4}0\b|\bSTDIN_FILENO\b/g,
  java: /\bSystem\s{0,4}\.\s{0,4}in\b|\bFileDescriptor\s{0,4}\.\s{0,4}in\b|\bSystem\s{0,4}\.\s{0,4}console\b/g,
  python: /\binput\b|\bstdin\b|\bfileinput\b|\b(?:open|read)\s{0,4}\(\s{0,4}0\b/g,
  javascript: /\breadFileSync\s{0,4}\(|\breadSync\s{0,4}\(|\bstdin\b|\bprompt\s{0,4}\(/g,
} as const satisfies Record<Language, RegExp>
/** The file of standard input, whose name is a text. */
const file = /\/dev\/stdin/g

/** Lines, from 1 and at most four of each way, at which code reads standard input. */
export function findInputReads(code: string, language: Language): number[] {
  const bare = maskCode(code, language)
  return [...new Set([...linesOfMatches(bare, reads[language]), ...linesOfMatches(code, file)])]
}
