import { classifyDifference, tokenTextsOf } from '@codedojo/contract'
import { shortenToCode } from '../../shorten-text.ts'
import { maskCode } from '../code/mask-code.ts'
import type { Comparison, Insight, Recogniser } from './comparison.ts'

const reads =
  /\bcin\b|\bscanf|getline|getchar|\bf?read\b|System\.in|\binput\b|\bstdin\b|readFileSync|readline|\bopen\b/

/** Nothing was printed. */
export const recogniseEmptyOutput: Recogniser = ({ actual }) =>
  actual.trim() === ''
    ? {
        meaning: 'Your program printed nothing at all.',
        question: 'Which way does it take for this input, and is there a `print` on it?',
        look: 'Follow the input through your conditions until the end of the program.',
        isRefutedBy: null,
      }
    : null

/** The program does not read its input. */
export const recogniseUnreadInput: Recogniser = ({ code, language, actual }) =>
  reads.test(maskCode(code, language)) || reads.test(code)
    ? null
    : {
        meaning: 'I see nothing in your code that reads the input, so it prints the same for every case.',
        question:
          'Where does the input come in? Answers that are written into the code can only fit the examples.',
        look: 'Read the values in the order in which the statement names them.',
        isRefutedBy: (other) => other.actual !== null && other.actual.trim() !== actual.trim(),
      }

/** The words are right, but the format differs: what is seen in this case, and so nothing to refute. */
export const recogniseWrongFormat: Recogniser = (comparison) => {
  const told = formatOf(comparison)
  return told && { ...told, isRefutedBy: null }
}

/** The values of an answer that is itself an order, such as 3 1 2, are always all there. */
function isOrderOfAll(expected: string): boolean {
  const numbers = tokenTextsOf(expected).map(Number)
  return (
    new Set(numbers).size === numbers.length &&
    Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1
  )
}

function formatOf({ actual, expected, byTolerance }: Comparison): Omit<Insight, 'isRefutedBy'> | null {
  switch (classifyDifference({ actual, expected, byTolerance })) {
    case 'only-whitespace':
      return {
        meaning: 'Every value is right; only spaces or line ends differ, and this problem counts them.',
        question: 'Where does your program print a space or a line end that the example does not have?',
      }
    case 'only-unseen':
    case 'only-lookalikes':
    case 'only-broken':
      return {
        meaning: 'Every value reads right, but characters that nobody sees, or that only look alike, differ.',
        question:
          'Where do these characters come from: a text in your code that was copied from a page or a phone, or the input?',
        look: 'Type the texts that your program prints anew, instead of pasting them.',
      }
    case 'only-case':
      return {
        meaning: 'Every word is right but for upper and lower case.',
        question: 'How exactly is the word written in the statement?',
      }
    case 'within-tolerance':
      return {
        meaning:
          'The number is right but for its last digits, as when it is rounded too early or printed with too few of them.',
        question: 'How many digits does the statement ask for, and is something rounded before the end?',
      }
    case 'other-order':
      // Two or three small numbers may match by chance.
      if (tokenTextsOf(expected).length < 4 || isOrderOfAll(expected)) return null
      return {
        meaning: 'All values are right, but in another order.',
        question: `By which rule of the statement do they stand in order, and what does it say of ${first(expected, actual)}?`,
      }
    case 'missing-lines':
      return {
        meaning: 'Lines are missing; those that you print are right.',
        question: 'Does a loop end one round too early, or is a case left out without a word?',
      }
    case 'extra-lines':
      return {
        meaning: 'You print more lines than expected; the expected ones are all there.',
        question: 'Which line of yours is debug output, or printed once too often?',
      }
    case 'same':
    case 'different-value':
      return null
  }
}

/** "`a` and `b`": the first two values that are exchanged. */
function first(expected: string, actual: string): string {
  const [right, wrong] = [tokenTextsOf(expected), tokenTextsOf(actual)]
  const at = right.findIndex((text, place) => text !== wrong[place])
  return `${shortenToCode(right[at] ?? '')} and ${shortenToCode(wrong[at] ?? '')}`
}

/** A word instead of a number, or the reverse. */
export const recogniseWordForNumber: Recogniser = (comparison) => {
  const { expectedValue, actualValue, statement } = comparison
  if (expectedValue === null || actualValue === null) return null
  const [isWord, wasWord] = [expectedValue, actualValue].map((text) => /^[A-Za-z]+$/.test(text))
  const isNamed = [expectedValue, actualValue].some((text) => statement.output.includes(`\`${text}`))
  if (isWord && wasWord)
    return isNamed ? { ...otherWord, meaning: otherWord.meaning + placeText(comparison) } : null
  // Beside words and numbers there are texts, of which nothing is known.
  const [isNumber, wasNumber] = [expectedValue, actualValue].map((text) => /^-?[\d.]+$/.test(text))
  if (!(isWord && wasNumber) && !(wasWord && isNumber)) return null
  return wasWord
    ? {
        meaning: `Your program says \`${actualValue}\`, though there is an answer: perhaps it gives up too early, or leaves the right way out.`,
        question: `Find by hand how \`${expectedValue}\` comes about. At which step does your program turn away from it?`,
        usesStatement: true,
        isRefutedBy: null,
      }
    : {
        meaning: `Your program prints a number where the right answer is \`${expectedValue}\`: perhaps it allows something that the statement does not.`,
        question: `Take your answer by hand through the rules of the statement: which one does it break?`,
        usesStatement: true,
        isRefutedBy: null,
      }
}

/** What stands at the place that the right answer names beside its word, in an input that is one text. */
function placeText({ expectedLine, input, statement }: Comparison): string {
  const [, place, ...more] = expectedLine
  const sign = /^\d{1,6}$/.test(place ?? '') ? input.trim()[Number(place) - 1] : undefined
  const isText = !/\s/.test(input.trim()) && /\bposition\b/i.test(statement.output)
  if (sign === undefined || more.length > 0 || !isText) return ''
  const before = input.trim().slice(0, Number(place) - 1)
  const after = before === '' ? 'at the beginning' : `behind \`${before.slice(-30)}\``
  return ` The right answer names position ${place}: there stands \`${sign}\`, ${after}.`
}

const otherWord = {
  meaning: 'Your program decides for another outcome here.',
  question:
    'Which condition of the statement decides between the two words, and what are its values in this case?',
  usesStatement: true,
  isRefutedBy: null,
} as const

/** Too many or too few values; the others are right. */
export const recogniseWrongLength: Recogniser = ({ expected, actual }) => {
  const [right, wrong] = [tokenTextsOf(expected), tokenTextsOf(actual)]
  const isBegin = right.slice(0, wrong.length).every((text, at) => text === wrong[at])
  if (right.length === wrong.length || !isBegin) return null
  return right.length < wrong.length
    ? {
        meaning: 'All expected values are right, but then you print more.',
        question: 'What prints the rest: one round too many, or debug output?',
        isRefutedBy: null,
      }
    : {
        meaning: 'What you print is right as far as it goes, but values are missing after it.',
        question: 'Does a loop end one round too early, or does a limit on its size cut it?',
        isRefutedBy: null,
      }
}
