import { tokenTextsOf } from '@codedojo/contract'
import { shortenText } from '../../shorten-text.ts'
import type { StatementParts } from '../statement/split-statement.ts'
import { isPassed, type Recogniser } from './wrong-answer-facts.ts'

/** A line such as `[3, 1]`, `(3,)` or `3, 1`: the default format of a printed list. */
const list =
  /^[ \t]*(?:[[({][ \t]*(?:-?[\w.'"]+(?:[ \t]*,[ \t]*-?[\w.'"]+)*[ \t]*,?)?[ \t]*[\])}]|-?[\w.'"]+(?:[ \t]*,[ \t]*-?[\w.'"]+)+)[ \t]*$/m
const maxSearchedCharacters = 4000

/** A list was printed in the default format of the language. */
export const recognisePrintedList: Recogniser = ({ expected, actual, statement, signature }) => {
  // A function returns values, and their form is not its own.
  if (signature !== null) return null
  const line = list.exec(actual.slice(0, maxSearchedCharacters))?.[0].trim()
  if (line === undefined || !/\d|,/.test(line) || list.test(expected.slice(0, maxSearchedCharacters)))
    return null
  const values = tokenTextsOf(actual.replaceAll(/[[\](){},'"]/g, ' '))
  const isRight = values.join(' ') === tokenTextsOf(expected).join(' ')
  const rest = isRight
    ? 'The values themselves are right.'
    : 'Mend the form first: the values can be compared only then.'
  return {
    meaning: `You print \`${shortenText(line, 60)}\`, a list as your language shows it, with its brackets and commas. The right output has only the values. ${rest}${outputWords(statement)}`,
    question: 'What stands between two values in the output of an example?',
    look: 'Print the values one by one, or joined with what the statement wants between them.',
    usesStatement: true,
    isOfForm: isRight,
    isRefutedBy: (other) =>
      isPassed(other) && list.test((other.actual ?? '').slice(0, maxSearchedCharacters)),
  }
}

/** The first value is already wrong, and the number of values differs, so the output format must be fixed first. */
export const recogniseWrongShape: Recogniser = ({
  expected,
  actual,
  expectedLine,
  actualLine,
  statement,
  line,
  value,
  signature,
}) => {
  if (signature !== null) return null
  const [right, wrong] = [tokenTextsOf(expected).length, tokenTextsOf(actual).length]
  if (right === wrong || line !== 1 || value !== 1) return null
  const isLine = expectedLine.length !== actualLine.length
  if (!isLine && wrong !== 1) return null
  return {
    meaning: `The right output has ${countWords(right)}, yours has ${countWords(wrong)}: look at the form of the output before the values.${outputWords(statement)}`,
    question: 'What does the statement ask you to print, and how many values are that for this input?',
    look: 'Compare your output with that of the first example, line by line, before you think about the values.',
    usesStatement: true,
    // A case that passed with as many values shows that the form is known.
    isRefutedBy: (other) =>
      isPassed(other) && tokenTextsOf(other.expected ?? '').length >= Math.min(right, 2),
  }
}

function countWords(count: number): string {
  return count === 1 ? 'one value' : `${count} values`
}

function outputWords({ output }: StatementParts): string {
  return output === '' ? '' : ` The statement on the output: "${shortenText(output, 200)}"`
}
