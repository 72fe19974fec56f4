import { type Difference, explainDifference, linesOf, shownValue } from '@codedojo/contract'
import { formatCount, pluralize } from '../../../lib/format/pluralize.ts'
import type { FirstDifference } from './mark-differences.ts'

/** The judge compared the whole output; where ours was cut before the first difference, its finding is the one to show. */
export function firstDifferenceOf(
  found: FirstDifference | null,
  judged: Difference | null,
): FirstDifference | null {
  if (found !== null || judged === null) return found
  return { line: judged.line, value: judged.token, actual: judged.actual, expected: judged.expected }
}

/** What tells the two values apart where a reader may not see it; null where they speak for themselves. */
export function whyWords(first: FirstDifference, judged: Difference | null): string | null {
  const { actual, expected } = first
  // Of the value that the judge itself met it knows every byte, and what was cut off.
  const isJudged = judged !== null && judged.actual === actual && judged.expected === expected
  if (isJudged) return judged.why ?? null
  if (actual === null || expected === null) return null
  return explainDifference({ actual, expected, byTolerance: judged?.byTolerance === true })
}

/** "Expected 5, got 4." with the ends of the texts in words; `isCut`: the texts they were found in are cut. */
export function expectedGotWords(first: FirstDifference, { isCut }: { readonly isCut: boolean }): string {
  const actual = first.actual === null ? 'nothing' : valueWords(first.actual, isCut)
  if (first.expected === null) return `Expected nothing more here, got ${actual}.`
  return `Expected ${valueWords(first.expected, isCut)}, got ${actual}.`
}

const shownCharacters = 60

/** A value that fits on a line; a longer one as its start and its length. */
function valueWords(value: string, isCut: boolean): string {
  const characters = Array.from(value)
  if (characters.length <= shownCharacters) return shownValue(value)
  const start = `${shownValue(characters.slice(0, shownCharacters).join(''))}…`
  // The judge itself ends an excerpt with an ellipsis: its length says nothing about that of the value.
  if (characters.at(-1) === '…') return start
  return `${start} (${isCut ? 'at least ' : ''}${formatCount(characters.length)} characters)`
}

/** How the numbers of lines differ; null when they do not. */
export function lineCountWords(actual: string, expected: string): string | null {
  const more = linesOf(actual).length - linesOf(expected).length
  if (more === 0) return null
  return `You print ${pluralize(Math.abs(more), 'line')} ${more > 0 ? 'more' : 'fewer'} than expected.`
}
