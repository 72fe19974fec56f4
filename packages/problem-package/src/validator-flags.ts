import type { Comparison } from '@codedojo/contract'
import { PackageError } from './package-error.ts'

/** What the default output validator does without any flag: letters match in either case. */
export const defaultComparison: Comparison = {
  caseSensitive: false,
  spaceSensitive: false,
  floatAbsolute: null,
  floatRelative: null,
}

/**
 * The flags of the default output validator, in any order; a later tolerance replaces an earlier one.
 * Throws `PackageError` for an unknown flag or a tolerance without its number: guessing would change verdicts.
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

/** Many more than any validator has; they are read for each case. */
const mostWords = 200

/** The words of flags, which are parted by blanks. Throws `PackageError` when they are more than any validator has. */
export function wordsOf(flags: readonly string[], path: string): string[] {
  const words = flags.flatMap((flag) => flag.split(/\s+/)).filter((flag) => flag !== '')
  if (words.length <= mostWords) return words
  throw new PackageError(`${path} gives a validator ${words.length} flags; at most ${mostWords} are read.`)
}

function meaningOf(flag: string, tolerance: () => number, path: string): Partial<Comparison> {
  if (flag === 'case_sensitive') return { caseSensitive: true }
  if (flag === 'space_change_sensitive') return { spaceSensitive: true }
  if (flag === 'float_absolute_tolerance') return { floatAbsolute: tolerance() }
  if (flag === 'float_relative_tolerance') return { floatRelative: tolerance() }
  if (flag === 'float_tolerance') {
    const both = tolerance()
    return { floatAbsolute: both, floatRelative: both }
  }
  throw new PackageError(`${path}: the output validator has no flag "${flag}".`)
}

function toleranceOf(text: string | undefined, flag: string, path: string): number {
  const tolerance = text && /^[\d.]/.test(text) ? Number(text) : Number.NaN
  if (Number.isFinite(tolerance) && tolerance >= 0) return tolerance
  throw new PackageError(
    `${path}: ${flag} needs a number of 0 or more after it, not "${text ?? 'the end of the line'}".`,
  )
}
