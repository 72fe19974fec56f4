import { numberIn } from '../shape/shape.ts'

/** The size of an input for a reader, compared lexicographically. */
export type Weight = readonly [values: number, characters: number, size: number]

/** Components: the number of words; the number of characters; the sum of the absolute numbers and of the letters' values. */
export function weightOf(text: string): Weight {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const size = words.reduce((sum, word) => sum + sizeOfWord(word), 0)
  return [words.length, text.length, size]
}

export function isLighter(one: Weight, other: Weight): boolean {
  const place = one.findIndex((part, index) => part !== other[index])
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0)
}

function sizeOfWord(word: string): number {
  const number = numberIn(word)
  // A negative number weighs slightly more than its absolute value, because it is harder to read.
  if (number !== null) return Math.abs(number) + (number < 0 ? 0.5 : 0)
  let sum = 0
  for (let at = 0; at < word.length; at++) sum += word.charCodeAt(at)
  return sum
}
