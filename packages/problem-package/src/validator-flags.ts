import type { Comparison } from '@codedojo/contract'
import { shownKey } from './findings/known-keys.ts'
import { didYouMean } from './findings/nearest-name.ts'
import { PackageError } from './package-error.ts'

/** The default output validator without flags: case-insensitive comparison of tokens. */
export const defaultComparison: Comparison = {
  caseSensitive: false,
  spaceSensitive: false,
  floatAbsolute: null,
  floatRelative: null,
}

/**
 * Parses the flags of the default output validator, in any order; a later tolerance replaces an earlier one. Throws
 * `PackageError` for an unknown flag or a tolerance without a number, because guessing would change verdicts.
 */
export function parseValidatorFlags(flags: readonly string[], path: string): Comparison {
  let comparison = defaultComparison
  const rest = wordsOf(flags, path)
  while (rest.length > 0) {
    const flag = rest.shift() ?? ''
    comparison = { ...comparison, ...meaningOf(flag, () => toleranceOf(rest.shift(), flag, path), path) }
  }
  return comparison
}

/** Far more than any validator needs; bounded because flags are parsed for each case. */
const mostWords = 200

/** Splits flags into words. Throws `PackageError` if there are too many. */
export function wordsOf(flags: readonly string[], path: string): string[] {
  const words = flags.flatMap((flag) => flag.split(/\s+/)).filter((flag) => flag !== '')
  if (words.length <= mostWords) return words
  throw new PackageError(`${path} gives a validator ${words.length} flags; at most ${mostWords} are read.`)
}

const knownFlags = [
  ...['case_sensitive', 'space_change_sensitive', 'float_tolerance'],
  ...['float_absolute_tolerance', 'float_relative_tolerance'],
]

function meaningOf(flag: string, tolerance: () => number, path: string): Partial<Comparison> {
  if (flag === 'case_sensitive') return { caseSensitive: true }
  if (flag === 'space_change_sensitive') return { spaceSensitive: true }
  if (flag === 'float_absolute_tolerance') return { floatAbsolute: tolerance() }
  if (flag === 'float_relative_tolerance') return { floatRelative: tolerance() }
  if (flag === 'float_tolerance') {
    const both = tolerance()
    return { floatAbsolute: both, floatRelative: both }
  }
  const meant = didYouMean(flag, knownFlags)
  throw new PackageError(`${path}: the output validator has no flag "${shownKey(flag)}"${meant || '.'}`)
}

function toleranceOf(text: string | undefined, flag: string, path: string): number {
  const tolerance = text && /^[\d.]/.test(text) ? Number(text) : Number.NaN
  if (Number.isFinite(tolerance) && tolerance >= 0) return tolerance
  throw new PackageError(
    `${path}: ${flag} needs a number of 0 or more after it, not "${text ?? 'the end of the line'}".`,
  )
}
