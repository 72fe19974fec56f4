import { classifyDifference, tokenTextsOf } from '@codedojo/contract'
import { shortenToCode } from '../../shorten-text.ts'
import type { Insight, Recogniser, WrongAnswerFacts } from './wrong-answer-facts.ts'

/** The words are right, but the format differs. This is observed in this case, so no other case can refute it. */
export const recogniseWrongFormat: Recogniser = (facts) => {
  const told = formatOf(facts)
  return told && { ...told, ...(!told.isVague && { isOfForm: true }), isRefutedBy: null }
}

/** If the answer is itself an order, such as 3 1 2, it always contains all values. */
function isOrderOfAll(expected: string): boolean {
  const numbers = tokenTextsOf(expected).map(Number)
  return (
    new Set(numbers).size === numbers.length &&
    Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1
  )
}

function formatOf({ actual, expected, byTolerance }: WrongAnswerFacts): Omit<Insight, 'isRefutedBy'> | null {
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
        isVague: true,
      }
    case 'missing-lines':
      return {
        meaning: 'Lines are missing; those that you print are right.',
        question: 'Does a loop end one round too early, or is a case left out without a word?',
        isVague: true,
      }
    case 'extra-lines':
      return {
        meaning: 'You print more lines than expected; the expected ones are all there.',
        question: 'Which line of yours is debug output, or printed once too often?',
        isVague: true,
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
