import type { Comparison } from '@codedojo/contract'
import { parseFloatToken, wholeNumber } from './float-token.ts'

/** Whether a token of the output is right where the answer has `expected`. */
export function isSameToken(actual: Uint8Array, expected: Uint8Array, comparison: Comparison): boolean {
  if (isSameText(actual, expected, comparison.caseSensitive)) return true
  if (comparison.floatAbsolute === null && comparison.floatRelative === null) return false
  const right = parseFloatToken(expected)
  const found = right === null ? null : parseFloatToken(actual)
  if (right === null || found === null) return false
  const error = wholeDistance(actual, expected) ?? Math.abs(found - right)
  return isClose(error, right, comparison)
}

/**
 * Between two whole numbers: beyond 2^53 neighbours are the same floating point number, and only whole numbers themselves tell
 * how far they are apart. What the problem tolerates holds for them, too, as in the default validator of the format.
 */
function wholeDistance(actual: Uint8Array, expected: Uint8Array): number | null {
  const [found, right] = [wholeNumber(actual), wholeNumber(expected)]
  if (found === null || right === null) return null
  return Number(found > right ? found - right : right - found)
}

/** Both bounds are inclusive, and either is enough; the relative error is measured against the answer. */
function isClose(error: number, right: number, { floatAbsolute, floatRelative }: Comparison): boolean {
  return (
    (floatAbsolute !== null && error <= floatAbsolute) ||
    (floatRelative !== null && error <= floatRelative * Math.abs(right))
  )
}

function isSameText(actual: Uint8Array, expected: Uint8Array, caseSensitive: boolean): boolean {
  if (actual.length !== expected.length) return false
  for (let index = 0; index < actual.length; index++) {
    const left = actual[index] ?? 0
    const right = expected[index] ?? 0
    if (left !== right && (caseSensitive || folded(left) !== folded(right))) return false
  }
  return true
}

/** ASCII letters only: other bytes may be parts of a character. */
function folded(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte
}
