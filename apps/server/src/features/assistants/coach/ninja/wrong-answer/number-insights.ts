import { parseInteger, type Recogniser, type WrongAnswerFacts } from './wrong-answer-facts.ts'

/** The right value with the wrong sign. */
export const recogniseWrongSign: Recogniser = ({ expectedValue, actualValue }) => {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if (right === null || wrong === null || right === 0n || right !== -wrong) return null
  return {
    meaning: 'The value is right but for its sign.',
    question: 'Which of the two is subtracted from which?',
    isRefutedBy: null,
  }
}

/** One sentence about how many values are right. */
export function rightValuesText({ expectedLine, actualLine, line }: WrongAnswerFacts): string {
  const right = expectedLine.filter((text, at) => text === actualLine[at]).length
  if (expectedLine.length < 2 || right === 0)
    return line > 1 ? ` ${line === 2 ? 'Line 1 is' : `Lines 1 to ${line - 1} are`} right.` : ''
  return ` ${right} of the ${expectedLine.length} values of that line ${right === 1 ? 'is' : 'are'} right.`
}
