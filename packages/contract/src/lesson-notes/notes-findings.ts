import { courseLimits } from '../course-limits.ts'
import { languageNames, languages } from '../vocabulary.ts'
import type { NotesFinding } from './parse-quiz.ts'
import type { Fence, PlainLine } from './scan-fences.ts'

export const loneInput = 'An input belongs directly after a program that can be run, once.'
const unclosed = 'This block is never closed: a line with the same marks must follow it.'
const notAtMargin =
  'A quiz or a program that can be run must begin at the start of its line, outside of lists.'
const hiddenQuiz = 'A quiz within another block would show its right choices: close that block before it.'
const unknownLanguage = `Only ${Object.values(languageNames).join(', ')} can be run: begin the line with ${languages.join(', ')}.`

/** What the author has to change in a line, or in a fence with any content. */
export function fenceFindings(piece: Fence | PlainLine): NotesFinding[] {
  // Within a list or a quotation, where the line does not begin with the marks of the fence.
  if (piece.kind === 'line')
    return looksLikeQuiz(piece.text) ? [{ line: piece.number, message: notAtMargin }] : []
  const { words, at, isAtMargin, isClosed } = piece
  const [first = '', second] = words
  const isOurs = first === 'quiz' || second === 'run'
  const isKnown = languages.some((language) => language === first)
  const messages = [
    ...(isOurs && !isAtMargin ? [notAtMargin] : []),
    ...(second === 'run' && first !== 'quiz' && !isKnown ? [unknownLanguage] : []),
    ...(isOurs && !isClosed ? [unclosed] : []),
  ]
  const hidden = piece.content.filter(({ text }) => looksLikeQuiz(text))
  return [
    ...messages.map((message) => ({ line: at.number, message })),
    ...hidden.map(({ number }) => ({ line: number, message: hiddenQuiz })),
  ]
}

function looksLikeQuiz(line: string): boolean {
  return /^[\s>*+\-\d.)]*(?:`{3,}|~{3,})[ \t]*quiz\b/i.test(line)
}

interface LinesOfBlocks {
  /** Where each program begins. */
  readonly blocks: readonly number[]
  readonly quizzes: readonly number[]
}

/** The first program and the first quiz that are too many. */
export function tooManyFindings({ blocks, quizzes }: LinesOfBlocks): NotesFinding[] {
  const { programsPerLesson, quizzesPerLesson } = courseLimits
  return [
    ...blocks.slice(programsPerLesson, programsPerLesson + 1).map((line) => ({
      line,
      message: `A lesson holds at most ${programsPerLesson} programs that can be run: begin another lesson.`,
    })),
    ...quizzes.slice(quizzesPerLesson, quizzesPerLesson + 1).map((line) => ({
      line,
      message: `A lesson holds at most ${quizzesPerLesson} quizzes: begin another lesson.`,
    })),
  ]
}
