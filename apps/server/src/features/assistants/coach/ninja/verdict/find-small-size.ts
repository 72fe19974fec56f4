import { maskCode } from '@codedojo/contract'
import type { LastWork, SeenCase } from '../../../ninja/ninja-facts.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
import { integersOf, largestOf } from '../wrong-answer/numbers-of.ts'

/** Smaller constants are counts of letters, digits or directions. */
const minSize = 1000n

/** `const int SIZE = 100000`, `#define N 5000`, `new int[200001]`, `int a[1000]`, `[0] * 100001`, `new Array(5000)`. */
const sizes =
  /\b(?:const|constexpr|final)\b[^;=\n]{0,200}=\s*(\d{4,10})\b|#define\s+\w+\s+(\d{4,10})\b|\[\s*(\d{4,10})\s*\]|\]\s*\*\s*(\d{4,10})\b|^[A-Z_]+\s*=\s*(\d{4,10})\s*$|\bArray\(\s*(\d{4,10})\s*\)/gm
const outside = /IndexError|OutOfBounds|out_of_range|vector::_M_range_check/

/**
 * One sentence about a size written in the code, if the failing case has a larger number and no passed case has; otherwise empty.
 */
export function smallSizeText({ failing, seenCases, code, language }: LastWork): string {
  const isIndex = failing?.signal === 'SIGSEGV' || outside.test(failing?.stderr ?? '')
  if (!failing?.input || !isIndex) return ''
  const bare = maskCode(code, language)
  const largest = largestOf(integersOf(failing.input))
  const found = Array.from(bare.matchAll(sizes), (match) => ({
    index: match.index,
    size: BigInt(match.slice(1).find((digits) => digits !== undefined) ?? 0),
  })).find(({ size }) => size >= minSize && size < largest)
  if (!found || seenCases.some((one) => isLargerPass(one, found.size))) return ''
  return ` Line ${lineNumberAt(bare, found.index)} has the size ${found.size}, and this case has the number ${largest}, which is larger: perhaps it is taken for an index.`
}

function isLargerPass({ status, input }: SeenCase, size: bigint): boolean {
  return status === 'Accepted' && largestOf(integersOf(input)) > size
}
