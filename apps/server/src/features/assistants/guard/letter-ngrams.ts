import { normalizeLetters } from './normalize-letters.ts'

/** Length of an n-gram: common sequences of prose and code are mostly shorter, and most program lines are longer. */
export const ngramLength = 8

/** Escapes and markup that stand for a letter or around it, and are no letters themselves. */
const notation =
  /&(?:#x?[\da-f]{1,6}|lt|gt|amp|quot|apos|nbsp);|\\(?:text[a-z]{0,4}|quad|qquad|mathtt|mathrm|operatorname|hspace)\b|\\u00[\da-f]{2}/gi

/**
 * Only the letters and digits of a text, in lower case: disguises change whitespace, brackets, quotes and operators,
 * which a reader restores.
 */
export function lettersAndDigits(text: string): string {
  return normalizeLetters(text)
    .replaceAll(notation, ' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Hashes of all n-grams of a text, in order. */
export function ngramHashes(letters: string): number[] {
  const ngrams: number[] = []
  for (let at = 0; at + ngramLength <= letters.length; at++) ngrams.push(ngramHash(letters, at))
  return ngrams
}

/** FNV-1a, 32 bits. Source: draft-eastlake-fnv. */
function ngramHash(letters: string, from: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < from + ngramLength; at++) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** The distinct n-grams within the lines of a program, independent of text before and after a line. */
export function ngramsWithinLines(code: string): Set<number> {
  return new Set(code.split('\n').flatMap((line) => ngramHashes(lettersAndDigits(line))))
}
