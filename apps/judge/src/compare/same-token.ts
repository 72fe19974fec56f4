import type { Comparison } from '@codedojo/contract'
import { parseFloatToken } from './float-token.ts'

/** Whether a token of the output is right where the answer has `expected`. */
export function isSameToken(actual: Uint8Array, expected: Uint8Array, comparison: Comparison): boolean {
  if (isSameText(actual, expected, comparison.caseSensitive)) return true
  if (comparison.floatAbsolute === null && comparison.floatRelative === null) return false
  const right = parseFloatToken(expected)
  const found = right === null ? null : parseFloatToken(actual)
  return right !== null && found !== null && isClose(found, right, comparison)
}

/** Both bounds are inclusive, and either is enough; the relative error is measured against the answer. */
function isClose(found: number, right: number, { floatAbsolute, floatRelative }: Comparison): boolean {
  const error = Math.abs(found - right)
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
