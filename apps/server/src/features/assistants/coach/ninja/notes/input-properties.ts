import { linesOf, tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { integerLinesOf } from '../wrong-answer/numbers-of.ts'

type Texts = Pick<SeenCase, 'input' | 'expected'>

/** Only the beginning of a large input is read. */
const maxCharacters = 16 * 1024

/** Whether a value stands twice in a line or a column, a line stands twice, or a text has a letter twice. */
export function hasEqual(input: string): boolean {
  const rows = linesOf(input.slice(0, maxCharacters)).map(tokenTextsOf)
  const below = rows.length > 1 ? rows.slice(1) : rows
  const hasTwice = (values: readonly string[]) => new Set(values).size < values.length
  return (
    below.some((row) => row.length > 2 && hasTwice(row)) ||
    hasTwice(below.filter((row) => row.length > 0).map((row) => row.join(' '))) ||
    [0, 1].some((place) =>
      hasTwice(below.flatMap((row) => (row.length === 2 || row.length === 3 ? [row[place] ?? ''] : []))),
    ) ||
    rows.flat().some((word) => /^[A-Za-z]{2,}$/.test(word) && hasTwice([...word]))
  )
}

/** Whether a list of more than two numbers has one twice. */
export function hasEqualNumbers(input: string): boolean {
  return integerLinesOf(input).some((line) => line.length > 2 && new Set(line).size < line.length)
}

/** Whether the input is about a single thing: a count of 1 at its beginning, or one letter. */
export function isSmallest(input: string): boolean {
  const words = tokenTextsOf(input.slice(0, maxCharacters).replaceAll('\n', ' '))
  return words[0] === '1' || (words.length === 1 && /^[^\d\s]$/.test(words[0] ?? ''))
}

/** Whether the right answer is a word for "there is none", or 0 or -1. */
export function isNoAnswer({ expected }: Texts): boolean {
  return /^\s*(?:-1|0|[a-z]+)\s*$/i.test(expected ?? '')
}
