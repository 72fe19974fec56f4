import { maskCode, tokenTextsOf } from '@codedojo/contract'
import type { Recogniser } from './wrong-answer-facts.ts'

const reads =
  /\bcin\b|\bscanf|getline|getchar|\bf?read\b|System\.in|\binput\b|\bstdin\b|readFileSync|readline|\bopen\b/

/** Nothing was printed; a function may return an empty text or list. */
export const recogniseEmptyOutput: Recogniser = ({ actual, functionDeclaration }) =>
  actual.trim() === '' && functionDeclaration === null
    ? {
        meaning: 'Your program printed nothing at all.',
        question: 'Which way does it take for this input, and is there a `print` on it?',
        look: 'Follow the input through your conditions until the end of the program.',
        isRefutedBy: null,
      }
    : null

/** The program does not read its input; a function gets it. */
export const recogniseUnreadInput: Recogniser = ({ code, language, actual, functionDeclaration }) =>
  functionDeclaration !== null || reads.test(maskCode(code, language)) || reads.test(code)
    ? null
    : {
        meaning: 'I see nothing in your code that reads the input, so it prints the same for every case.',
        question:
          'Where does the input come in? Answers that are written into the code can only fit the examples.',
        look: 'Read the values in the order in which the statement names them.',
        isRefutedBy: (other) => other.actual !== null && other.actual.trim() !== actual.trim(),
      }

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
