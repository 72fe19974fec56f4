import type { Comparison } from '@codedojo/contract'
import { parseFloatToken, parseIntegerToken } from './number-token.ts'

/** Whether an output token matches the expected token of the answer. */
export function isSameToken(actual: Uint8Array, expected: Uint8Array, comparison: Comparison): boolean {
  if (isSameText(actual, expected, comparison.caseSensitive)) return true
  if (comparison.floatAbsolute === null && comparison.floatRelative === null) return false
  const right = parseFloatToken(expected)
  const found = right === null ? null : parseFloatToken(actual)
  if (right === null || found === null) return false
  const distance = wholeDistance(actual, expected)
  if (distance !== null) return isClose(distance, right, comparison)
  const rounding = Number.EPSILON * Math.max(Math.abs(found), Math.abs(right))
  return isClose(Math.abs(found - right) - rounding, right, {
    floatAbsolute: withSlack(comparison.floatAbsolute),
    floatRelative: withSlack(comparison.floatRelative),
  })
}

/**
 * The distance of two integers. Beyond 2^53 neighbouring integers are the same floating-point number, so the distance is computed
 * exactly. The problem's tolerance applies to integers too, as in the default validator of the format.
 */
function wholeDistance(actual: Uint8Array, expected: Uint8Array): number | null {
  const [found, right] = [parseIntegerToken(actual), parseIntegerToken(expected)]
  if (found === null || right === null) return null
  return Number(found > right ? found - right : right - found)
}

/**
 * Decimals at exactly the tolerance are accepted: 0.300001 is 0.000001 from 0.3, but the floating-point numbers are a little further
 * apart. The slack is that of testlib's `doubleCompare`.
 */
function withSlack(tolerance: number | null): number | null {
  return tolerance === null ? null : tolerance + 1e-15
}

/** The absolute or the relative tolerance must hold, both inclusive; the relative error is relative to the answer. */
function isClose(
  error: number,
  right: number,
  { floatAbsolute, floatRelative }: Pick<Comparison, 'floatAbsolute' | 'floatRelative'>,
): boolean {
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

/** Lower-cases ASCII letters only: other bytes may be parts of a multi-byte character. */
function folded(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte
}
