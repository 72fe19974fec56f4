import { maskCode } from '../code/mask-code.ts'
import { integersOf } from './numbers-of.ts'
import { isPassed, parseInteger, type Recogniser } from './wrong-answer-facts.ts'

const maxJoinedNumbers = 20

/** Texts of digits that were joined by `+`, such as 1230 for 12 + 30. */
export const recogniseJoinedTexts: Recogniser = ({ language, code, input, expectedValue, actualValue }) => {
  if (language === 'cpp' || actualValue === null || parseInteger(expectedValue) === null) return null
  if (makesNumbers.test(maskCode(code, language))) return null
  const numbers = integersOf(input).slice(0, maxJoinedNumbers).map(String)
  const from = numbers.findIndex((_, at) => isJoinedFrom(numbers.slice(at), actualValue))
  if (from < 0) return null
  return {
    meaning: `\`${actualValue}\` is made of numbers of the input, written one behind the other: between two texts \`+\` joins, and only between two numbers it adds. What a program reads is a text at first, even of digits.`,
    question: 'Where does your program read these values, and where does it turn each into a number?',
    look: toNumber[language],
    isRefutedBy: (other) => isPassed(other) && integersOf(other.input).length > 1,
  }
}

const makesNumbers =
  /\bint\b\s*[(,]|\bfloat\b|\bnext(?:Int|Long)\b|\bparse(?:Int|Long|Float)\b|\bNumber\b|\bBigInt\b/

const toNumber = {
  python: '`int(…)` makes a number of one text, `map(int, …)` of each of several.',
  java: '`in.nextInt()` reads a number; `Integer.parseInt(…)` makes one of a text.',
  javascript: '`Number(…)` makes a number of one text, `.map(Number)` of each of several.',
} as const

/** Whether a text consists of the first two or more of these numbers. */
function isJoinedFrom(numbers: readonly string[], text: string): boolean {
  let joined = ''
  return numbers.some((number, at) => {
    joined += number
    return at > 0 && joined === text
  })
}

/** The right whole number with decimals behind it, where the code divides by `/`. */
export const recogniseKeptFraction: Recogniser = ({ language, code, expectedValue, actualValue }) => {
  if (language !== 'python' && language !== 'javascript') return null
  if (parseInteger(expectedValue) === null || !/^-?\d+\.\d+$/.test(actualValue ?? '')) return null
  if (!/[^/]\/[^/]/.test(maskCode(code, language))) return null
  if (Math.floor(Number(actualValue)) !== Number(expectedValue)) return null
  return {
    meaning: `\`${actualValue}\` is \`${expectedValue}\` with a fraction behind it: \`/\` divides to the last decimal, and a whole number is asked for.`,
    question: 'Which division of yours asks how often one number fits into another?',
    look:
      language === 'python'
        ? '`//` divides and drops the fraction; `%` gives what is left over.'
        : '`Math.floor(a / b)` drops the fraction; `%` gives what is left over.',
    isRefutedBy: null,
  }
}
