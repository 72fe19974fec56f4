import { type Language, linesOf, tokenTextsOf } from '@codedojo/contract'
import type { LastWork, SeenCase } from '../../../ninja/ninja-facts.ts'
import { maxInt32 } from '../code/find-narrow-integers.ts'
import { integerLinesOf, integersOf, largestOf } from './numbers-of.ts'
import { isPassed } from './wrong-answer-facts.ts'

interface Property {
  /** Completes "this case has …". */
  readonly words: string
  readonly holds: (one: SeenCase) => boolean
  /** The languages in which it matters; in all when absent. */
  readonly languages?: readonly Language[]
}

/** Properties of an input or answer that programs often overlook, most informative first. */
const properties: readonly Property[] = [
  {
    words: 'a number beyond $$2^{53}$$',
    holds: (one) => largest(one) > 2n ** 53n,
    languages: ['javascript'],
  },
  {
    words: 'a number beyond 32 bits',
    holds: (one) => largest(one) > BigInt(maxInt32),
    languages: ['cpp', 'java'],
  },
  { words: 'a word as its right answer', holds: ({ expected }) => isWord(expected) },
  { words: 'a number below zero', holds: ({ input }) => /(?<![\w.])-\d/.test(input) },
  { words: 'two equal values side by side', holds: ({ input }) => hasEqualNeighbours(input) },
  { words: 'a value that stands twice in one line', holds: ({ input }) => hasRepeated(input) },
  { words: 'two lines that begin with the same value', holds: ({ input }) => hasEqualAt(input, 0) },
  { words: 'two lines that end with the same value', holds: ({ input }) => hasEqualAt(input, -1) },
  { words: 'the same line twice', holds: ({ input }) => hasEqualLines(input) },
  { words: 'a `#` in the first square of its grid', holds: ({ input }) => /^[^#\n]*\n#/.test(input) },
  { words: 'a `#` in the first column of its grid', holds: ({ input }) => /\n#/.test(input) },
  { words: 'a zero', holds: ({ input }) => integersOf(input).includes(0n) },
  { words: 'the number 1 at its beginning', holds: ({ input }) => /^\s*1\b/.test(input) },
]

const maxReadCharacters = 32 * 1024
/** One passed case differs from the failing one in many ways, most of them irrelevant. */
const minPassedCases = 2

/**
 * One sentence about a property that the failing case has and no passed case has. It is observed in the judged cases; that it matters
 * is a guess. Empty if there is no such property, or too few cases have passed.
 */
export function contrastText(
  { seenCases, language }: Pick<LastWork, 'seenCases' | 'language'>,
  index: number,
): string {
  const failing = seenCases.find((one) => one.index === index)
  const passed = seenCases.filter(isPassed)
  // A cut text may contain anything beyond the cut, so it cannot be said to lack a property.
  if (
    !failing ||
    passed.length < minPassedCases ||
    passed.some(({ input }) => input.length >= maxReadCharacters)
  )
    return ''
  const found = properties.find(
    ({ holds, languages }) =>
      (languages?.includes(language) ?? true) && holds(failing) && !passed.some(holds),
  )
  if (!found) return ''
  return ` This case has ${found.words}; none of the ${passed.length} cases that I saw pass has. Perhaps that matters.`
}

function largest({ input, expected }: SeenCase): bigint {
  return largestOf(integersOf(`${input} ${expected ?? ''}`))
}

function isWord(expected: string | null): boolean {
  return /^\s*[A-Za-z]+\s*$/.test(expected ?? '')
}

function hasRepeated(input: string): boolean {
  return integerLinesOf(input).some((line) => line.length > 2 && new Set(line).size < line.length)
}

/** After the first line, which usually holds counts. */
function hasEqualNeighbours(input: string): boolean {
  const lists = linesOf(input)
    .slice(1)
    .map(tokenTextsOf)
    .filter((words) => words.length > 1 && words.every((word) => /^-?\d+$/.test(word)))
  return lists.some((words) => words.some((word, at) => at > 0 && word === words[at - 1]))
}

/** Lines of several values after the first line, which usually holds counts. */
function hasEqualAt(input: string, place: number): boolean {
  const rows = linesOf(input)
    .slice(1)
    .map(tokenTextsOf)
    .filter((words) => words.length > 1 && words.length < 4 && words.every((word) => /^-?\d+$/.test(word)))
  const values = rows.map((words) => words.at(place))
  return new Set(values).size < values.length
}

/** After the first line, which usually holds counts. */
function hasEqualLines(input: string): boolean {
  const lines = linesOf(input)
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return new Set(lines).size < lines.length
}
