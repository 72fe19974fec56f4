import { maskCode } from '@codedojo/contract'
import { linesOfMatches } from '../code/line-numbers.ts'
import { linesText } from '../code/lines-text.ts'
import { absolute, integersOf } from '../wrong-answer/numbers-of.ts'
import { parseInteger, type Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

/** `(a - b) % m`, `-x % m` */
const ofDifference = /\([^()\n]{0,80}-[^()\n]{1,80}\)\s{0,4}%|(?<=[=(,]\s{0,4})-\s{0,4}\w+\s{0,4}%/g
/** Larger results come from numbers that left the range of their type. */
const maxRemainder = 2n ** 31n

/** C++, Java and JavaScript: the remainder of a negative number is negative, and a negative number is printed. */
export const recogniseNegativeRemainder: Recogniser = ({
  code,
  language,
  expected,
  expectedValue,
  actualValue,
}) => {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if (language === 'python' || right === null || wrong === null || wrong >= 0n || right < 0n) return null
  const isBelow = integersOf(expected).some((one) => one < 0n)
  const bare = maskCode(code, language)
  // "There is none" is mostly printed as -1.
  const isWritten = wrong === -1n && /-\s{0,2}1\b/.test(bare)
  const lines = linesOfMatches(bare, ofDifference)
  if (lines.length === 0 || isWritten || isBelow || absolute(wrong) >= maxRemainder) return null
  return {
    meaning: `In ${linesText(lines)} a remainder of a difference is taken, and a number below 0 comes out: perhaps that difference is below 0 here. In your language \`%\` of a negative number is negative, or 0: \`-3 % 5\` is \`-3\`, not \`2\`.`,
    question: 'Can that difference be below 0 in this case?',
    look: 'Write `((a - b) % m + m) % m`, which is never below 0.',
    lines,
    isRefutedBy: null,
  }
}
