import { shortenText } from '../../shorten-text.ts'
import { findGoalSentence } from '../statement/find-emphasized-rules.ts'
import type { StatementParts } from '../statement/split-statement.ts'
import { findWrongPositions, positionsText } from './position-insights.ts'
import type { Insight, WrongAnswerFacts } from './wrong-answer-facts.ts'

/** The fallback when no recogniser matches. */
export function plainInsight(facts: WrongAnswerFacts): Insight {
  const { expectedLine, line, statement, signature } = facts
  const wrong = findWrongPositions(facts)
  const isLast = wrong.length === 1 && wrong[0] === expectedLine.length && expectedLine.length > 2
  const rule = askedWords(statement)
  if (isLast)
    return {
      meaning: `Everything in that line but its last value is right.${rule}`,
      question: 'What must hold for the last one that does not hold for the others?',
      usesStatement: rule !== '',
      isRefutedBy: null,
    }
  const before = line > 1 ? 'What you print before that line is right. ' : ''
  return {
    meaning: `${before}${expectedLine.length > 2 && wrong.length > 0 ? `${positionsText(wrong)} wrong.` : 'The two values alone do not tell the cause.'}${rule}`,
    question:
      'Work this case out by hand, as your program does it. At which step do you and the program part?',
    look: `Print what your program knows just before ${signature === null ? `value ${wrong[0] ?? 1} of line ${line}` : 'that value'} is decided, and compare it with your own working.`,
    usesStatement: rule !== '',
    isRefutedBy: null,
  }
}

/** The sentence that says what to print. The learner should compare a wrong value with it first. */
function askedWords(statement: StatementParts): string {
  if (statement.output !== '') return ` The statement asks: "${shortenText(statement.output, 240)}"`
  const sentence = findGoalSentence(statement)
  return sentence === null ? '' : ` The statement asks: "${shortenText(sentence, 200)}"`
}
