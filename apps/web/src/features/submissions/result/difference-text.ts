import { type Difference, explainDifference, linesOf, shownValue } from '@codedojo/contract'
import { formatCount, pluralize } from '../../../lib/format/pluralize.ts'
import type { FirstDifference } from './mark-differences.ts'

/** The judge compared the complete outputs, so its difference is used when our excerpt ends before the first difference. */
export function firstDifferenceOf(
  found: FirstDifference | null,
  judged: Difference | null,
): FirstDifference | null {
  if (found !== null || judged === null) return found
  return { line: judged.line, value: judged.token, actual: judged.actual, expected: judged.expected }
}

/** Explains a difference that is hard to see, such as white space; null if the values are visibly different. */
export function hiddenDifferenceText(first: FirstDifference, judged: Difference | null): string | null {
  const { actual, expected } = first
  // The judge knows every byte of the value at which it found the difference, including what was truncated here.
  const isJudged = judged !== null && judged.actual === actual && judged.expected === expected
  if (isJudged) return judged.why ?? null
  if (actual === null || expected === null) return null
  return explainDifference({ actual, expected, byTolerance: judged?.byTolerance === true })
}

/**
 * "Expected 5, got 4.", with the end of a text in words; `isCut`: the texts are truncated. Values that end with a punctuation
 * mark are quoted, because it would be read as that of the sentence.
 */
export function expectedGotWords(first: FirstDifference, { isCut }: { readonly isCut: boolean }): string {
  const isUnclear = [first.actual, first.expected].some((value) => /[.,;:!?]$/.test(value ?? ''))
  const told = (value: string) => (isUnclear ? `"${valueWords(value, isCut)}"` : valueWords(value, isCut))
  const actual = first.actual === null ? 'nothing' : told(first.actual)
  if (first.expected === null) return `Expected nothing more here, got ${actual}.`
  return `Expected ${told(first.expected)}, got ${actual}.`
}

const shownCharacters = 60

/** The value if it fits in a line; otherwise its beginning and its length. */
function valueWords(value: string, isCut: boolean): string {
  const characters = Array.from(value)
  if (characters.length <= shownCharacters) return shownValue(value)
  const start = `${shownValue(characters.slice(0, shownCharacters).join(''))}…`
  // The judge marks its excerpts with an ellipsis; their length is not that of the value.
  if (characters.at(-1) === '…') return start
  return `${start} (${isCut ? 'at least ' : ''}${formatCount(characters.length)} characters)`
}

/** How the line counts differ; null if they are equal. */
export function lineCountWords(actual: string, expected: string): string | null {
  const more = linesOf(actual).length - linesOf(expected).length
  if (more === 0) return null
  return `You print ${pluralize(Math.abs(more), 'line')} ${more > 0 ? 'more' : 'fewer'} than expected.`
}
