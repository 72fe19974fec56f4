import type { Difference } from '@codedojo/contract'
import type { FirstDifference } from './mark-differences.ts'
import { linesOf } from './output-tokens.ts'
import { counted } from './result-words.ts'

/** The judge compared the whole output; where ours was cut before the first difference, its finding is the one to show. */
export function firstDifferenceOf(
  found: FirstDifference | null,
  judged: Difference | null,
): FirstDifference | null {
  if (found !== null || judged === null) return found
  return { line: judged.line, value: judged.token, actual: judged.actual, expected: judged.expected }
}

/** "Expected 5, got 4." with the ends of the texts in words. */
export function expectedGotWords({ actual, expected }: FirstDifference): string {
  if (expected === null) return `Expected nothing more here, got ${actual}.`
  return actual === null ? `Expected ${expected}, got nothing.` : `Expected ${expected}, got ${actual}.`
}

/** How the numbers of lines differ; null when they do not. */
export function lineCountWords(actual: string, expected: string): string | null {
  const more = linesOf(actual).length - linesOf(expected).length
  if (more === 0) return null
  return `You print ${counted(Math.abs(more), 'line')} ${more > 0 ? 'more' : 'fewer'} than expected.`
}
