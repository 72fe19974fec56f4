import { shortenText } from '../../shorten-text.ts'
import { toSentence } from '../../to-sentence.ts'
import { findEmphasizedRules, findTieBreakSentences } from '../statement/find-emphasized-rules.ts'
import type { StatementParts } from '../statement/split-statement.ts'
import { integersOf } from './numbers-of.ts'
import { parseInteger, type Recogniser } from './wrong-answer-facts.ts'

/** One of several values of a line is wrong, and the statement defines which of several valid answers is wanted. */
export const recogniseWrongCandidate: Recogniser = ({ expectedLine, actualLine, statement }) => {
  const wrong = expectedLine.filter((text, at) => text !== actualLine[at]).length
  const rule = findTieBreakSentences(statement)[0]
  if (rule === undefined || expectedLine.length < 2 || expectedLine.length !== actualLine.length) return null
  const numbers = expectedLine.every((text) => parseInteger(text) !== null)
  // If the values after the wrong one are right, the candidates are probably equally good.
  if (!numbers || wrong === expectedLine.length || expectedLine.at(-1) !== actualLine.at(-1)) return null
  return {
    meaning: `The rest of that line is right. If several answers come into question here, the statement says which it wants: "${shortenText(rule, 240)}"`,
    question:
      'Is there more than one candidate in this case? Which of them does your program keep: the first it meets, or the one that is asked for?',
    look: 'Look at the comparison that decides between two candidates, and at what it does when they are equal.',
    usesStatement: true,
    isRefutedBy: null,
  }
}

/** The story names two places in a fixed order. */
const ordered = /\b[a-z] < [a-z]\b/

/** Two numbers that the statement wants in order are swapped. */
export const recogniseSwappedOrder: Recogniser = ({ expectedLine, actualLine, statement }) => {
  if (expectedLine.length !== 2 || actualLine.length !== 2 || !ordered.test(statement.story)) return null
  const [right, other] = expectedLine.map(parseInteger)
  const [wrong, last] = actualLine.map(parseInteger)
  if (right == null || other == null || wrong == null || last == null) return null
  if (right >= other || wrong <= last) return null
  const isPair = right === last && other === wrong
  return {
    meaning: isPair
      ? 'Both values are right, but they came the other way round.'
      : `The first value should be smaller than the second, and in yours, ${wrong} and ${last}, it is not.`,
    question: isPair
      ? 'In which order does the statement want the two?'
      : 'What must be true of the two when you take them as a pair? Can one of them come from earlier, or from itself?',
    look: 'Check in which order you look something up and write it down.',
    usesStatement: true,
    isRefutedBy: ({ expected }) => isPairOutOfOrder(expected),
  }
}

/** A passed case whose first value is the larger one shows that the answer is not an ordered pair. */
function isPairOutOfOrder(expected: string | null): boolean {
  const [first, second, ...more] = integersOf(expected ?? '')
  return first !== undefined && second !== undefined && more.length === 0 && first >= second
}

/** The word is right, but the position that it names is wrong. */
export const recogniseWrongPosition: Recogniser = ({ expectedLine, actualLine, input, statement }) => {
  const [right, wrong] = [parseInteger(expectedLine[1] ?? null), parseInteger(actualLine[1] ?? null)]
  const word = expectedLine[0] ?? ''
  if (expectedLine.length !== 2 || !/^[a-z]+$/i.test(word) || word !== actualLine[0]) return null
  if (right === null || wrong === null || !/\b(?:position|place|index)\b/i.test(statement.output)) return null
  const text = input.trim()
  const at = /\s/.test(text) ? '' : (text[Number(right) - 1] ?? '')
  const there = at === '' ? '' : ` At position ${right} stands \`${at}\`.`
  return right < wrong
    ? {
        meaning: `The word is right, and the place is too late, ${wrong} instead of ${right}: perhaps something passes there that the statement forbids.${there}`,
        question: `What is it about position ${right} that the statement speaks of? Does your program know this rule?`,
        look: 'List the rules one by one, and name the line of your program that checks each.',
        usesStatement: true,
        isRefutedBy: null,
      }
    : {
        meaning: `The word is right, and the place is too early, ${wrong} instead of ${right}.${/\bfirst\b/i.test(statement.output) ? allowedText(text, { wrong, right }) : ''}${there}`,
        question:
          'Which place does the statement ask for: where something began, or where it became impossible?',
        look: 'Look at what you print in the moment when your program notices it.',
        usesStatement: true,
        isRefutedBy: null,
      }
}

/** If the first place is asked for, no earlier place qualifies. */
function allowedText(text: string, { wrong, right }: { readonly wrong: bigint; readonly right: bigint }) {
  const sign = /\s/.test(text) ? '' : (text[Number(wrong) - 1] ?? '')
  const what = sign === '' ? `what stands at ${wrong}` : `the \`${sign}\` at position ${wrong}`
  return ` Before position ${right} nothing is amiss, so ${what} is allowed there, and your program takes it for the first one.`
}

/** A sentence to add with the author's emphasised rules, at most two; empty when there are none. */
export function emphasizedRuleText(statement: StatementParts): string {
  const rules = findEmphasizedRules(statement)
    .slice(0, 2)
    .map((rule) => `"${shortenText(rule, 120)}"`)
  return rules.length === 0 ? '' : toSentence(` The statement stresses: ${rules.join(' and ')}`)
}
