import { linesOf, tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { findTieBreakSentences } from '../statement/find-emphasized-rules.ts'
import { hasManyInputItems } from '../statement/searches-best.ts'
import { absolute, integerLinesOf, integersOf, largestOf } from './numbers-of.ts'
import { findModulus } from './remainder-insight.ts'
import { isPassed, parseInteger, type Recogniser } from './wrong-answer-facts.ts'

const unset = /^(?:undefined|null|None|NaN|nan|-?inf|-?Infinity|Optional\.empty)$/

/** A name for "nothing" is printed. */
export const recogniseUnsetValue: Recogniser = ({ expectedValue, actualValue }) =>
  actualValue !== null && unset.test(actualValue) && !unset.test(expectedValue ?? '')
    ? {
        meaning: `You print \`${actualValue}\`, which is what a language shows when a value was never set, or never replaced by a better one.`,
        question:
          'Which variable do you print there, and on which way through your program does it get a value?',
        look: 'Look for the way on which nothing is assigned: a loop without a round, a look-up that finds nothing.',
        isRefutedBy: null,
      }
    : null

/** The same number in another spelling, such as 7 for 007 or 3.0 for 3. */
export const recogniseOtherSpelling: Recogniser = ({ expectedValue, actualValue }) => {
  if (expectedValue === null || actualValue === null || expectedValue === actualValue) return null
  if (withoutZeros(expectedValue) === withoutZeros(actualValue))
    return {
      meaning: `\`${expectedValue}\` and \`${actualValue}\` differ only in zeros at the beginning of a number: a text loses these when it is turned into a number and back.`,
      question: 'Which value do you keep as a number that must stay as it was written?',
      look: 'Keep the text beside the number, and print the text.',
      isRefutedBy: null,
    }
  if (!/^-?\d+$/.test(expectedValue) || !/^-?[\d.]+(?:e[+-]?\d+)?$/i.test(actualValue)) return null
  if (/^-?\d+$/.test(actualValue) || Number(actualValue) !== Number(expectedValue)) return null
  return {
    meaning: `\`${actualValue}\` is a decimal number where a whole one is asked for, \`${expectedValue}\`.`,
    question: 'Where does your program divide, and does that operator keep whole numbers whole?',
    look: 'Divide whole numbers with the operator that gives whole numbers, and print without a fraction.',
    isRefutedBy: null,
  }
}

function withoutZeros(text: string): string {
  return text.replaceAll(/(?<!\d)0+(?=\d)/g, '')
}

const minInexactNumber = 10n ** 15n

/** Large numbers that agree in their first digits only: a decimal number on the way keeps about 16. */
export const recogniseInexactNumber: Recogniser = ({ expectedLine, actualLine }) => {
  const at = expectedLine.findIndex((text, place) => isNear(text, actualLine[place] ?? null))
  const [right, wrong] = [expectedLine[at], actualLine[at]]
  if (right === undefined || wrong === undefined) return null
  return {
    meaning: `\`${right}\` and \`${wrong}\` agree in their first digits and differ in the last ones only. So do numbers that pass through a floating point number, which is exact only up to $$2^{53}$$, about $$9 \\cdot 10^{15}$$.`,
    question:
      'Where does your program divide, take a root or a power, or keep such a number as a decimal one?',
    look: 'Stay with whole numbers from the input to the output; for a half, work with twice the value.',
    isRefutedBy: (other) => isPassed(other) && largestOf(integersOf(other.expected ?? '')) > 2n ** 53n,
  }
}

function isNear(right: string, wrong: string | null): boolean {
  const [left, other] = [parseInteger(right), parseInteger(wrong)]
  if (left === null || other === null || left === other || absolute(left) < minInexactNumber) return false
  return absolute(left - other) * 10n ** 12n < absolute(left)
}

/** Both values are positions of equal values in the input, so the program chose another one among equals. */
export const recogniseEqualChoice: Recogniser = (facts) => {
  const { expectedLine, actualLine, input, description, statement } = facts
  // Without a word on which of several is wanted, no choice among equals can be wrong.
  if (findTieBreakSentences(statement).length === 0) return null
  const wrong = expectedLine.flatMap((text, at) => (text === actualLine[at] ? [] : [at]))
  const at = wrong.length === 1 && expectedLine.length === actualLine.length ? (wrong[0] ?? 0) : -1
  const [right, mine] = [expectedLine[at], actualLine[at]].map((text) => parseInteger(text ?? null))
  if (right == null || mine == null || !placeWords.test(description)) return null
  const list = integerLinesOf(input).findLast(({ length }) => length > 2 && length >= Number(right))
  const [there, here] = [list?.[Number(right) - 1], list?.[Number(mine) - 1]]
  if (there === undefined || there !== here) return null
  return {
    meaning: `At place ${right} of the input's list, which is right, and at place ${mine}, which you name, stands the same value, \`${there}\`: perhaps your program takes the ${mine < right ? 'earlier' : 'later'} of two equal ones.`,
    question:
      'Which of several equal values does the statement ask for, and which does your program keep or find first?',
    look: 'Look at what your program does when it meets a value that it has seen before: does it replace the place, or keep the old one?',
    usesStatement: true,
    isRefutedBy: null,
  }
}

const placeWords = /\b(?:positions?|places?|ind(?:ex|ices)|counted from 1|numbered)\b/i

/** Exactly twice the right number, or half of it. */
export const recogniseTwice: Recogniser = ({ expected, actual, description, problem }) => {
  if (findModulus(description) !== null) return null
  const [right, wrong] = [singleInteger(expected), singleInteger(actual)]
  const factor = factorOf(right, wrong)
  // For 1 and 2, a factor of two may be chance.
  if (factor === null || absolute(right ?? 0n) < 3n || absolute(wrong ?? 0n) < 3n) return null
  const isRefutedBy = (other: SeenCase) => {
    const number = singleInteger(other.expected ?? '')
    return number !== null && number !== 0n && factorOf(number, singleInteger(other.actual ?? '')) !== factor
  }
  if (!hasManyInputItems(problem))
    return {
      meaning: `Your number is exactly ${factor} the right one.`,
      question: `Which step of your program can make it ${factor === 'twice' ? 'twice as large' : 'half as large'}?`,
      isRefutedBy,
    }
  return {
    meaning: `Your number is exactly ${factor} the right one, as when each pair is counted ${factor === 'twice' ? 'from both of its ends' : 'once instead of from both of its ends'}.`,
    question: 'Take one thing that is counted in this case: how often does your program come past it?',
    look: 'Look at the bounds of the loops that find the things: does each thing come up exactly as often as it should?',
    isRefutedBy,
  }
}

/** The only value of an output, if it is a whole number. */
function singleInteger(text: string): bigint | null {
  const words = linesOf(text).flatMap(tokenTextsOf)
  return words.length === 1 ? parseInteger(words[0] ?? null) : null
}

function factorOf(right: bigint | null, wrong: bigint | null): 'twice' | 'half' | null {
  if (right === null || wrong === null) return null
  if (wrong === 2n * right) return 'twice'
  return right === 2n * wrong ? 'half' : null
}
