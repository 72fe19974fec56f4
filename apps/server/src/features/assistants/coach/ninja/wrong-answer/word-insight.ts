import { searchesBest } from '../statement/searches-best.ts'
import type { Recogniser, WrongAnswerFacts } from './wrong-answer-facts.ts'

/** A word instead of a number, or the reverse. */
export const recogniseWordForNumber: Recogniser = (facts) => {
  const { expectedValue, actualValue, statement, problem } = facts
  if (expectedValue === null || actualValue === null) return null
  const [isWord, wasWord] = [expectedValue, actualValue].map((text) => /^[A-Za-z]+$/.test(text))
  const isNamed = [expectedValue, actualValue].some((text) => statement.output.includes(`\`${text}`))
  if (isWord && wasWord)
    return isNamed ? { ...otherWord, meaning: otherWord.meaning + placeText(facts) } : null
  // Any other text is neither a word nor a number, and nothing is known about it.
  const [isNumber, wasNumber] = [expectedValue, actualValue].map((text) => /^-?[\d.]+$/.test(text))
  if (!(isWord && wasNumber) && !(wasWord && isNumber)) return null
  if (!searchesBest(problem)) return wordOrNumber
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

/** The character at the position that the right answer gives beside its word, if the input is a single text. */
function placeText({ expectedLine, input, statement }: WrongAnswerFacts): string {
  const [, place, ...more] = expectedLine
  const sign = /^\d{1,6}$/.test(place ?? '') ? input.trim()[Number(place) - 1] : undefined
  const isText = !/\s/.test(input.trim()) && /\bposition\b/i.test(statement.output)
  if (sign === undefined || more.length > 0 || !isText) return ''
  const before = input.trim().slice(0, Number(place) - 1)
  const after = before === '' ? 'at the beginning' : `behind \`${before.slice(-30)}\``
  return ` The right answer names position ${place}: there stands \`${sign}\`, ${after}.`
}

/**
 * If the problem does not ask for a best or matching item (see `searchesBest`), a word such as `Fizz` is an ordinary answer and
 * does not mean "not found".
 */
const wordOrNumber = {
  meaning: 'Your program decides for another outcome here.',
  question:
    'Which condition of the statement decides between the word and the number, and what are its values in this case?',
  usesStatement: true,
  isRefutedBy: null,
} as const

const otherWord = {
  meaning: 'Your program decides for another outcome here.',
  question:
    'Which condition of the statement decides between the two words, and what are its values in this case?',
  usesStatement: true,
  isRefutedBy: null,
} as const
