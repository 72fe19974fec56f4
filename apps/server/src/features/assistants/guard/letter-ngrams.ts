import { normalizeLetters } from './normalize-letters.ts'

/**
 * So many letters in a row: what prose and code share by chance is mostly shorter, and most lines of a program are longer.
 */
export const ngramLength = 8

/** What is written for a letter or around it, and shows none of its own. */
const notation =
  /&(?:#x?[\da-f]{1,6}|lt|gt|amp|quot|apos|nbsp);|\\(?:text[a-z]{0,4}|quad|qquad|mathtt|mathrm|operatorname|hspace)\b|\\u00[\da-f]{2}/gi

/**
 * Only the letters and figures of a text, in small letters: blanks, brackets, quotes and operators are what a disguise
 * changes, and whoever copies code from it puts right again.
 */
export function lettersAndDigits(text: string): string {
  return normalizeLetters(text)
    .replaceAll(notation, ' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** The numbers of all rows of letters in bare letters, in their order. */
export function ngramHashes(letters: string): number[] {
  const rows: number[] = []
  for (let at = 0; at + ngramLength <= letters.length; at++) rows.push(rowNumber(letters, at))
  return rows
}

/** FNV-1a with 32 bits. Source: draft-eastlake-fnv. */
function rowNumber(letters: string, from: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < from + ngramLength; at++) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** The rows within the lines of a program, each once: what stands before and behind a line does not touch them. */
export function ngramsWithinLines(code: string): Set<number> {
  return new Set(code.split('\n').flatMap((line) => ngramHashes(lettersAndDigits(line))))
}
