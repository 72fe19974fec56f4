import { type Language, linesOf } from '@codedojo/contract'
import { findFunctions } from '../code/find-functions.ts'
import { findAllLoops } from '../code/find-loops.ts'
import { lineNumberAt, maskCode } from '../code/mask-code.ts'
import { isPassed, type Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

interface Reading {
  /** Each match reads exactly one line. */
  readonly line: RegExp
  /** Whatever else may read. */
  readonly other: RegExp
  readonly words: string
}

const readings: Partial<Record<Language, Reading>> = {
  python: {
    line: /\binput\s{0,4}\(\s{0,4}\)/g,
    other: /\binput\b(?!\s{0,4}\()|\bstdin\b|\bopen\b|\bfileinput\b|\bread\b/,
    words: '`input()` reads one line each time that it is called',
  },
  java: {
    line: /\.(?:readLine|nextLine)\s{0,4}\(\s{0,4}\)/g,
    other: /\.(?:next(?!Line)\w*|has\w+|read|lines|readAll\w*|tokens|nval)\b/,
    words: 'each call reads one line',
  },
  cpp: {
    line: /\bgetline\s{0,4}\(\s{0,4}(?:std::)?cin\b/g,
    other: /\bcin\s{0,4}(?:>>|\.)|scanf|getchar|\bf?read\b|fgets|istream|freopen/,
    words: '`getline` reads one line each time that it is called',
  },
}
/** What may make a call many times, beside loops with a header and named functions. */
const repeats = /\blambda\b|->|=>|\bdo\b|\bgoto\b|\[[&=]?\]\s{0,4}[({]/
const maxReads = 20

/** The program reads a fixed number of lines, and the input has more. */
export const recogniseUnreadLines: Recogniser = ({ code, language, input, functionDeclaration }) => {
  const reading = readings[language]
  if (!reading || functionDeclaration !== null) return null
  const bare = maskCode(code, language)
  const places = Array.from(bare.matchAll(reading.line), ({ index }) => index)
  const given = countLines(input)
  if (places.length === 0 || places.length > maxReads || given <= places.length) return null
  // In a loop or a function a call may be made many times.
  const repeated = [...findAllLoops(bare, language), ...findFunctions(bare, language)]
  const isRepeated = places.some((place) =>
    // The body of a comprehension stands before its header.
    repeated.some(({ from, bodyFrom, to }) => place >= Math.min(from, bodyFrom) && place < to),
  )
  if (reading.other.test(bare) || repeats.test(bare) || isRepeated) return null
  const lines = places.map((place) => lineNumberAt(bare, place))
  const read = places.length === 1 ? 'only the first line' : `only the first ${places.length} lines`
  return {
    meaning: `Your program reads ${read} of the input: ${reading.words}. The input of this case has ${given} lines, so what stands in the rest never reaches your program.`,
    question: 'Which values stand in the lines that are not read, and does the answer depend on them?',
    look: 'Read the other lines, too, in the order in which the statement names them.',
    lines,
    // The rest may be of no use for the answer.
    isRefutedBy: (other) => isPassed(other) && countLines(other.input) > places.length,
  }
}

function countLines(input: string): number {
  return linesOf(input.trimEnd()).filter((line) => line.trim() !== '').length
}
