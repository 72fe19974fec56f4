import { type Language, linesOf, maskCode } from '@codedojo/contract'
import { findFunctions } from '../code/find-functions.ts'
import { findAllLoops } from '../code/find-loops.ts'
import { lineNumberAt } from '../code/line-numbers.ts'
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
    line: /\binput\s{0,4}\([^()\n]{0,200}\)|\bstdin\.readline\s{0,4}\(\s{0,4}\)/g,
    other:
      /\binput\b(?!\s{0,4}\()|\bstdin\b(?!\.readline\s{0,4}\()|\bopen\b|\bfileinput\b|\bread(?:lines)?\b/,
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

interface ReadLines {
  readonly count: number
  /** Offsets in the code. */
  readonly places: readonly number[]
  readonly words: string
}

/** The program reads a fixed number of lines, and the input has more. */
export const recogniseUnreadLines: Recogniser = ({ code, language, input, functionDeclaration }) => {
  if (functionDeclaration !== null) return null
  const bare = maskCode(code, language)
  const read = readByCalls(bare, language) ?? readByPosition(bare, { code, language })
  const given = countLines(input)
  if (read === null || given <= read.count) return null
  const { count, places, words } = read
  const which = count === 1 ? 'only the first line' : `nothing behind the first ${count} lines`
  return {
    meaning: `Your program uses ${which} of the input: ${words}. The input of this case has ${given} lines, so what stands in the rest never reaches your program.`,
    question: 'Which values stand in the lines that are not read, and does the answer depend on them?',
    look: 'Read the other lines, too, in the order in which the statement names them.',
    lines: [...new Set(places.map((place) => lineNumberAt(bare, place)))],
    // The rest may be of no use for the answer.
    isRefutedBy: (other) => isPassed(other) && countLines(other.input) > count,
  }
}

/** Each call reads one line, and each is made once. */
function readByCalls(bare: string, language: Language): ReadLines | null {
  const reading = readings[language]
  if (!reading) return null
  // `input = sys.stdin.readline` gives the reading another name only.
  const plain = language === 'python' ? bare.replaceAll(renaming, (found) => ' '.repeat(found.length)) : bare
  const places = Array.from(plain.matchAll(reading.line), ({ index }) => index)
  if (places.length === 0 || places.length > maxReads) return null
  // In a loop or a function a call may be made many times.
  const repeated = [...findAllLoops(bare, language), ...findFunctions(bare, language)]
  const isRepeated = places.some((place) =>
    // The body of a comprehension stands before its header.
    repeated.some(({ from, bodyFrom, to }) => place >= Math.min(from, bodyFrom) && place < to),
  )
  if (reading.other.test(plain) || repeats.test(bare) || isRepeated) return null
  return { count: places.length, places, words: reading.words }
}

const renaming =
  /\binput\s{0,4}=\s{0,4}(?:sys\s{0,4}\.\s{0,4})?stdin\.readline\b(?!\s{0,4}\()|\bfrom sys import stdin\b/g
/** Takes a text apart into its lines. */
const splitting =
  /\.(?:split\s{0,4}\([^()\n]{0,20}\\n[^()\n]{0,20}\)|splitlines\s{0,4}\(\s{0,4}\)|readlines\s{0,4}\(\s{0,4}\))/g
/** A variable that gets them, and the one that has the text, if that is all that stands before; texts in quotes are blank here. */
const linesVariable =
  /\b(\w{1,40})\s{0,4}=(?!=)\s{0,4}(?:(\w{1,40})(?:\.(?:trim|trimEnd|strip|rstrip)\(\))?|[^\n;=]{1,200}?)\.(?:split\s{0,4}\([^()\n]{0,40}\)|splitlines\s{0,4}\(\s{0,4}\)|readlines\s{0,4}\(\s{0,4}\))/g

/** All lines are read, and only some of them are used, each by its number. */
function readByPosition(
  bare: string,
  { code, language }: { readonly code: string; readonly language: Language },
): ReadLines | null {
  if (language !== 'javascript' && language !== 'python') return null
  const splits = Array.from(code.matchAll(splitting))
  const [only] = Array.from(bare.matchAll(linesVariable)).filter(({ 0: text, index }) =>
    splits.some((split) => split.index + split[0].length === index + text.length),
  )
  if (!only || splits.length > 1) return null
  const [assignment, name = '', text] = only
  const end = only.index + assignment.length
  // What is read may be used elsewhere, too.
  if (text !== undefined && mentionsOf(bare, text).length !== 2) return null
  const isTaken = /^\s{0,4}[.[]/.test(bare.slice(end, end + 8))
  const uses = isTaken
    ? [end]
    : mentionsOf(bare, name)
        .filter((place) => place < only.index || place >= end)
        .map((place) => place + name.length)
  const numbers = uses.map((place) => position.exec(bare.slice(place, place + 20))?.[1])
  if (numbers.length === 0 || numbers.includes(undefined)) return null
  return {
    count: Math.max(...numbers.map(Number)) + 1,
    places: uses,
    words: `of its lines it takes ${positionsText(numbers.map(Number))}`,
  }
}

const position = /^\s{0,4}\[\s{0,4}(\d{1,3})\s{0,4}\]/

function mentionsOf(bare: string, name: string): number[] {
  return Array.from(bare.matchAll(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g')), ({ index }) => index)
}

function positionsText(numbers: readonly number[]): string {
  const each = [...new Set(numbers)].toSorted((a, b) => a - b).map((number) => `\`[${number}]\``)
  return each.length === 1 ? `only ${each[0]}` : `only ${each.slice(0, -1).join(', ')} and ${each.at(-1)}`
}

function countLines(input: string): number {
  return linesOf(input.trimEnd()).filter((line) => line.trim() !== '').length
}
