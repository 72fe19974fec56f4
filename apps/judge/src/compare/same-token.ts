import type { Comparison } from '@codedojo/contract'
import { type Decimal, parseDecimal, parseDecimalToken, parseFloatToken } from './number-token.ts'

/** Whether an output token matches the expected token of the answer. */
export function isSameToken(actual: Uint8Array, expected: Uint8Array, comparison: Comparison): boolean {
  if (isSameText(actual, expected, comparison.caseSensitive)) return true
  if (comparison.floatAbsolute === null && comparison.floatRelative === null) return false
  const right = parseFloatToken(expected)
  const found = right === null ? null : parseFloatToken(actual)
  if (right === null || found === null) return false
  return isClose({ actual, expected, found, right }, comparison)
}

interface TwoNumbers {
  readonly actual: Uint8Array
  readonly expected: Uint8Array
  readonly found: number
  readonly right: number
}

/**
 * The absolute or the relative tolerance must hold, both inclusive; the relative error is relative to the answer. The problem's
 * tolerance applies to integers too, as in the default validator of the format. Where rounding could decide, the decimals are
 * compared exactly: 0.300001 is 0.000001 from 0.3, but the floating-point numbers are further apart, and beyond 2^53 neighbouring
 * integers are the same floating-point number.
 */
function isClose(numbers: TwoNumbers, { floatAbsolute, floatRelative }: Comparison): boolean {
  return (
    (floatAbsolute !== null && isWithin(numbers, floatAbsolute, false)) ||
    (floatRelative !== null && isWithin(numbers, floatRelative, true))
  )
}

/**
 * Relative width of the zone around the bound where rounding could decide: more than the rounding errors of both numbers, their
 * difference and the bound together. Inside it the decimals are compared exactly.
 */
const doubtShare = 8 * Number.EPSILON

function isWithin(
  { actual, expected, found, right }: TwoNumbers,
  tolerance: number,
  isRelative: boolean,
): boolean {
  const error = Math.abs(found - right)
  const bound = isRelative ? tolerance * Math.abs(right) : tolerance
  const doubt = doubtShare * (Math.abs(found) + Math.abs(right) + bound)
  if (error > bound + doubt) return false
  if (error < bound - doubt) return true
  const [one, other] = [parseDecimalToken(actual), parseDecimalToken(expected)]
  const most = parseDecimal(String(tolerance))
  if (!one || !other || !most) return error <= bound
  return isWithinExactly(one, other, { most, isRelative })
}

/** Computes exactly, with integer multiples of the smaller unit of the two numbers. */
function isWithinExactly(
  one: Decimal,
  other: Decimal,
  { most, isRelative }: { readonly most: Decimal; readonly isRelative: boolean },
): boolean {
  const unit = Math.min(one.exponent, other.exponent)
  const scaled = ({ digits, exponent }: Decimal, to: number) => digits * 10n ** BigInt(exponent - to)
  const error = magnitude(scaled(one, unit) - scaled(other, unit))
  const bound = isRelative
    ? { digits: most.digits * magnitude(other.digits), exponent: most.exponent + other.exponent }
    : most
  const least = Math.min(unit, bound.exponent)
  return scaled({ digits: error, exponent: unit }, least) <= scaled(bound, least)
}

const magnitude = (value: bigint) => (value < 0n ? -value : value)

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
