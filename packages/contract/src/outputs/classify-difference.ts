import {
  type DifferingValues,
  decimal,
  looksAlike,
  oddCharactersOnlyIn,
  whole,
} from './explain-difference.ts'
import { linesOf, tokenTextsOf } from './output-tokens.ts'

/** How an output differs from the expected one. */
export type DifferenceClass =
  | 'same'
  | 'only-whitespace'
  | 'only-unseen'
  | 'only-lookalikes'
  | 'only-broken'
  | 'only-case'
  | 'within-tolerance'
  | 'other-order'
  | 'missing-lines'
  | 'extra-lines'
  | 'different-value'

/** The label of each class. */
export const differenceWords = {
  same: 'Output matches',
  'only-whitespace': 'Only whitespace',
  'only-unseen': 'Only what nobody sees',
  'only-lookalikes': 'Only look-alike characters',
  'only-broken': 'Only what is no text',
  'only-case': 'Only letter case',
  'within-tolerance': 'Within 1e-6',
  'other-order': 'Right values in another order',
  'missing-lines': 'Missing lines',
  'extra-lines': 'Extra lines',
  'different-value': 'Different value',
} as const satisfies Record<DifferenceClass, string>

/**
 * Classifies the difference by the mildest explanation that applies, so that a user whose numbers are right but in another order
 * is not told to look for a wrong number. Decimals count as close only if the problem compares with a tolerance; integers never
 * do.
 */
export function classifyDifference({ actual, expected, byTolerance }: DifferingValues): DifferenceClass {
  const got = tokenTextsOf(actual)
  const wanted = tokenTextsOf(expected)

  if (everyPair(got, wanted, (left, right) => left === right)) {
    return sameText(actual, expected) ? 'same' : 'only-whitespace'
  }
  // A space is missing between two words, or splits one.
  if (got.join('') === wanted.join('')) return 'only-whitespace'
  if (everyPair(got, wanted, isAlikeAsText)) return classifyOdd(actual, expected)
  if (everyPair(got, wanted, (left, right) => left.toLowerCase() === right.toLowerCase())) return 'only-case'
  if (byTolerance && everyPair(got, wanted, isClose)) return 'within-tolerance'
  if (
    got.length === wanted.length &&
    everyPair(got.toSorted(), wanted.toSorted(), (left, right) => left === right)
  )
    return 'other-order'
  return classifyLines(actual, expected)
}

/** Ignores U+FFFD, which may stand for a non-text character such as NUL. */
function isAlikeAsText(left: string, right: string): boolean {
  if (looksAlike(left, right)) return true
  const [mine, theirs] = [left.replaceAll(broken, ''), right.replaceAll(broken, '')]
  return (mine !== left || theirs !== right) && looksAlike(mine, theirs)
}

const broken = /[\uFFFD\p{Cs}]/gu

/** Based on the verbal explanation: differences that everybody sees are not called invisible. */
function classifyOdd(actual: string, expected: string): DifferenceClass {
  const kinds = [...oddCharactersOnlyIn(actual, expected), ...oddCharactersOnlyIn(expected, actual)].map(
    ({ kind }) => kind,
  )
  if (kinds.includes('broken')) return 'only-broken'
  return kinds.includes('lookalike') || kinds.includes('letter') ? 'only-lookalikes' : 'only-unseen'
}

function classifyLines(actual: string, expected: string): DifferenceClass {
  const got = writtenLines(actual)
  const wanted = writtenLines(expected)

  if (got.length < wanted.length && isSubsequence(got, wanted)) return 'missing-lines'
  if (wanted.length < got.length && isSubsequence(wanted, got)) return 'extra-lines'
  return 'different-value'
}

/** The lines that contain a token, with whitespace between tokens normalised. */
function writtenLines(output: string): string[] {
  return linesOf(output)
    .map((line) => tokenTextsOf(line).join(' '))
    .filter((line) => line !== '')
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0
  for (const line of whole) {
    if (line === part[found]) found += 1
  }
  return found === part.length
}

function everyPair(
  left: readonly string[],
  right: readonly string[],
  agree: (left: string, right: string) => boolean,
): boolean {
  return left.length === right.length && left.every((token, index) => agree(token, right[index] ?? ''))
}

/** Ignores a final line break, which is irrelevant for a reader. */
function sameText(left: string, right: string): boolean {
  return linesOf(left).join('\n') === linesOf(right).join('\n')
}

/**
 * Whether the texts are equal, or are two numbers, not both integers, that differ by at most 1e-6, absolutely or relative to the
 * expected one.
 */
function isClose(left: string, right: string): boolean {
  if (left === right) return true
  if (!decimal.test(left) || !decimal.test(right)) return false
  if (whole.test(left) && whole.test(right)) return false
  const distance = Math.abs(Number(left) - Number(right))
  return distance <= 1e-6 * Math.max(1, Math.abs(Number(right)))
}
