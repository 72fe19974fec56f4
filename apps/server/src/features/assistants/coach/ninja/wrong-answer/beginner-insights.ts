import { maskCode } from '@codedojo/contract'
import { shortenText } from '../../shorten-text.ts'
import { integersOf } from './numbers-of.ts'
import { isPassed, parseInteger, type Recogniser } from './wrong-answer-facts.ts'

const maxJoinedNumbers = 300
/** So many numbers do not stand one behind the other by chance, even in a program that elsewhere makes numbers of texts. */
const minSureNumbers = 3

/** Texts of digits that were joined by `+`, such as 1230 for 12 + 30, or 01230 where a sum began at 0. */
export const recogniseJoinedTexts: Recogniser = ({ language, code, input, expectedValue, actualValue }) => {
  if (language === 'cpp' || actualValue === null || parseInteger(expectedValue) === null) return null
  // An answer of the same digits is itself an order of them.
  if (sortedDigits(actualValue) === sortedDigits(expectedValue ?? '')) return null
  const numbers = integersOf(input).slice(0, maxJoinedNumbers).map(String)
  const texts = actualValue.startsWith('0') ? [actualValue, actualValue.slice(1)] : [actualValue]
  const joined = Math.max(
    ...texts.flatMap((text) => numbers.map((_, from) => countJoined(numbers, { from, text }))),
  )
  // A row of digits may be the answer itself, with one of them wrong.
  const isLonger = actualValue.length > (expectedValue ?? '').length
  const isSure = (joined >= minSureNumbers && isLonger) || !makesNumbers.test(maskCode(code, language))
  if (joined < 2 || !isSure) return null
  return {
    meaning: `\`${shortenText(actualValue, 60)}\` is made of numbers of the input, written one behind the other: between two texts \`+\` joins, and only between two numbers it adds. What a program reads is a text at first, even of digits.`,
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

function sortedDigits(text: string): string {
  return [...text].toSorted().join('')
}

/** How many numbers, one behind the other from a place on, make up the whole text; 0 if none do. */
function countJoined(
  numbers: readonly string[],
  { from, text }: { readonly from: number; readonly text: string },
): number {
  let [at, length] = [from, 0]
  for (let next = numbers[at]; next !== undefined && length < text.length; next = numbers[++at]) {
    if (!text.startsWith(next, length)) return 0
    length += next.length
  }
  return length === text.length ? at - from : 0
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
