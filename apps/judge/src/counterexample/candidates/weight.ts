import { numberIn } from '../shape/shape.ts'

/** How large an input is to a reader: what comes first counts first. */
export type Weight = readonly [values: number, characters: number, size: number]

/** Numbers and words, characters, and then the sum of what the numbers are without their signs and of the letters. */
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
  // A negative number is harder to read than its opposite.
  if (number !== null) return Math.abs(number) + (number < 0 ? 0.5 : 0)
  let sum = 0
  for (let at = 0; at < word.length; at++) sum += word.charCodeAt(at)
  return sum
}
