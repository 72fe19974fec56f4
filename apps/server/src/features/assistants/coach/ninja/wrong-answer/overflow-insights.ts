import { maskCode } from '@codedojo/contract'
import { findNarrowIntegers, maxInt32 } from '../code/find-narrow-integers.ts'
import { linesText } from '../code/lines-text.ts'
import { absolute, integersOf, largestOf } from './numbers-of.ts'
import { isPassed, parseInteger, type Recogniser } from './wrong-answer-facts.ts'

const wrap = 2n ** 32n
const wide = {
  cpp: '`long long`',
  java: '`long`',
  javascript: 'arithmetic without bit operators',
  python: '',
}

/** A value is off by a multiple of 2³²: 32-bit overflow. The first such value counts. */
export const recogniseOverflow32: Recogniser = (facts) => {
  const { language, expectedLine, actualLine } = facts
  if (language === 'python') return null
  const at = expectedLine.findIndex((text, place) => isWrapped(text, actualLine[place] ?? null))
  const right = expectedLine[at]
  const wrong = actualLine[at]
  if (right === undefined || wrong === undefined) return null
  const lines = findNarrowIntegers(facts.code, language)
  return {
    meaning: `The right value, ${right}, and yours, ${wrong}, differ by a multiple of $$2^{32}$$: that is what comes out when a number of 32 bits overflows. Its largest value is ${maxInt32.toLocaleString('en-US')}.`,
    question: `Which variable holds numbers as large as ${right}${lines.length > 0 ? `? Numbers of 32 bits stand in ${linesText(lines)}.` : '?'}`,
    look: `Use ${wide[language]} wherever such a value is read, summed up, multiplied or kept.`,
    lines,
    isRefutedBy: (other) => isPassed(other) && largestOf(integersOf(other.expected ?? '')) > BigInt(maxInt32),
  }
}

function isWrapped(right: string, wrong: string | null): boolean {
  const [left, other] = [parseInteger(right), parseInteger(wrong)]
  return left !== null && other !== null && left !== other && (left - other) % wrap === 0n
}

/** Types that hold more than 32 bits; a program with one of them may keep the large numbers in it. */
const wideTypes = /\blong\b|\bll\b|int64|__int128|BigInteger|BigDecimal|\bdouble\b|\bsize_t\b/

/**
 * The input or the expected output has a number that does not fit into 32 bits, and the code has no type that does.
 */
export const recogniseNarrowInteger: Recogniser = ({ input, expected, code, language }) => {
  if ((language !== 'cpp' && language !== 'java') || wideTypes.test(maskCode(code, language))) return null
  const lines = findNarrowIntegers(code, language)
  const large = integersOf(`${input} ${expected}`).find(isBeyond32)
  if (large === undefined || lines.length === 0) return null
  return {
    meaning: `This case has the number ${large}, and your code has no whole number that can hold it: an \`int\` ends at ${maxInt32.toLocaleString('en-US')}.`,
    question: `Which numbers can become that large, and where are they kept? Numbers of 32 bits stand in ${linesText(lines)}.`,
    look: `Use ${wide[language]} wherever such a value is read, summed up, subtracted or kept.`,
    lines,
    isRefutedBy: (other) =>
      isPassed(other) && integersOf(`${other.input} ${other.expected ?? ''}`).some(isBeyond32),
  }
}

function isBeyond32(number: bigint): boolean {
  return absolute(number) > BigInt(maxInt32)
}

/** So far from the expected value that 64-bit overflow is likely. */
export const recogniseOverflow64: Recogniser = ({ expectedValue, actualValue, language }) => {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if ((language !== 'cpp' && language !== 'java') || right === null || wrong === null) return null
  const size = right < 0n ? -right : right
  const found = wrong < 0n ? -wrong : wrong
  if (found < 1_000_000n * (size + 1n) || found < 10n ** 14n) return null
  return {
    meaning: `${wrong} is more than a million times the right value, ${right}. A wrong idea seldom misses by so much: perhaps a sum or a product has left the range of 64 bits, or a start value was never replaced.`,
    question:
      'How large can your largest sum or product become with the largest values of the statement? Does it stay below $$9 \\cdot 10^{18}$$?',
    look: 'Cap each part at a value beyond which it makes no difference, before you add the parts up.',
    isRefutedBy: (other) => isPassed(other) && largestOf(integersOf(other.expected ?? '')) >= found,
  }
}

/** Far from the right value and almost as large as 32 bits allow: a sum or product may have overflowed on the way. */
export const recogniseNearWrap: Recogniser = ({ expectedValue, actualValue, code, language }) => {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if ((language !== 'cpp' && language !== 'java') || right === null || wrong === null) return null
  const found = absolute(wrong)
  const lines = findNarrowIntegers(code, language)
  if (lines.length === 0 || found < 2n ** 29n || found > 2n ** 31n || found < 1000n * (absolute(right) + 1n))
    return null
  return {
    meaning: `${wrong} is far from the right value, ${right}, and about as large as an \`int\` can be. A wrong idea seldom misses by so much: perhaps a sum or a product has left the range of 32 bits, which ends at ${maxInt32.toLocaleString('en-US')}. Numbers of 32 bits stand in ${linesText(lines)}.`,
    question: 'Which of these variables grows from round to round, and how large can it become?',
    look: `Use ${wide[language]} for every sum and product that can become so large.`,
    lines,
    isRefutedBy: (other) => isPassed(other) && largestOf(integersOf(other.expected ?? '')) >= found,
  }
}
