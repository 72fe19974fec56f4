import { editDistance } from '@codedojo/contract'

/** Longer than every name of the format; the distance takes the product of both lengths. */
const mostCharacters = 60

/** The name that was probably meant: the same letters otherwise written, one with a slip or two, or a longer or shorter one. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (written.length > mostCharacters) return undefined
  const word = lettersOf(written)
  if (word === '') return undefined
  const same = names.find((name) => lettersOf(name) === word)
  if (same !== undefined) return same
  const distances = names.map((name) => ({ name, slips: editDistance(word, lettersOf(name)) }))
  const nearest = distances.toSorted((a, b) => a.slips - b.slips)[0]
  if (nearest && nearest.slips <= allowedSlips(word, lettersOf(nearest.name))) return nearest.name
  return names.find((name) => isBeginning(lettersOf(name), word) || isBeginning(word, lettersOf(name)))
}

/** The end of a sentence that names what was probably meant; empty if nothing is near. */
export function didYouMean(written: string, names: readonly string[]): string {
  const nearest = nearestName(written, names)
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function allowedSlips(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  return shorter < 3 ? 0 : shorter < 7 ? 1 : 2
}

const shortestBeginning = 4

function isBeginning(start: string, word: string): boolean {
  return start.length >= shortestBeginning && word.startsWith(start)
}
