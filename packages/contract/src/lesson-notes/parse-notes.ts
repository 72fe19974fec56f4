import { type Language, languageNames, languages } from '../vocabulary.ts'
import { type NotesFinding, parseQuiz, type Quiz, quizFindings } from './parse-quiz.ts'
import { type Fence, type PlainLine, scanFences } from './scan-fences.ts'

/*
 * How it works
 *   ```python run      one block: the same program in several languages, each a whole one, …
 *   ```cpp run
 *   ```input           … and what it reads, if anything
 *
 *   ```quiz            one question
 * All other text stays as it is. The server reads notes in the same way before it sends them, and takes the right choices out.
 */

/** The same program in one language or several. */
export interface ProgramBlock {
  readonly kind: 'program'
  /** Its text as it stands in the notes. */
  readonly raw: string
  /** Its place among the blocks of the notes, from 1. */
  readonly block: number
  readonly programs: readonly { readonly language: Language; readonly code: string }[]
  /** The standard input; null if the author gave none. */
  readonly input: string | null
}

export interface QuizBlock extends Quiz {
  readonly kind: 'quiz'
  /** Its text as it stands in the notes. */
  readonly raw: string
  /** Given by the server; empty in an author's text. */
  readonly id: string
  /** Whether several choices may be right. */
  readonly isMultiple: boolean
}

export type NotesPart = { readonly kind: 'text'; readonly raw: string } | ProgramBlock | QuizBlock

export interface ParsedNotes {
  readonly parts: readonly NotesPart[]
  /** What the author has to change, in the order of the lines. */
  readonly findings: readonly NotesFinding[]
}

/** Splits a lesson's notes into text, programs that can be run, and quizzes. Takes linear time. */
export function parseNotes(notes: string): ParsedNotes {
  const parts: NotesPart[] = []
  const findings: NotesFinding[] = []
  let text: string[] = []
  let open: OpenBlock | null = null
  let blocks = 0
  const closeText = () => {
    if (text.length > 0) parts.push({ kind: 'text', raw: text.join('\n') })
    text = []
  }
  const closeBlock = () => {
    if (open !== null) parts.push(programOf(open))
    text.push(...(open?.blanks ?? []))
    open = null
  }
  for (const piece of scanFences(notes)) {
    const role = roleOf(piece)
    switch (role.kind) {
      case 'program': {
        const { fence, language } = role
        if (open !== null && (open.input !== null || open.programs.some((one) => one.language === language)))
          closeBlock()
        closeText()
        open ??= { block: ++blocks, programs: [], input: null, raw: [], blanks: [] }
        open.programs.push({ language, code: contentOf(fence) })
        open.raw.push(...open.blanks.splice(0), fence.raw)
        break
      }
      case 'input': {
        if (open === null || open.input !== null) {
          findings.push({ line: role.fence.at.number, message: loneInput })
          closeBlock()
          text.push(role.fence.raw)
          break
        }
        open.input = contentOf(role.fence)
        open.raw.push(...open.blanks.splice(0), role.fence.raw)
        break
      }
      case 'quiz': {
        closeBlock()
        closeText()
        const { fence } = role
        const { quiz, findings: inQuiz } = parseQuiz(fence.content)
        findings.push(...quizFindings(quiz, fence.at.number), ...inQuiz)
        const isMultiple =
          fence.words.includes('several') || quiz.choices.filter((one) => one.isRight).length > 1
        parts.push({ kind: 'quiz', ...quiz, id: idOf(fence), isMultiple, raw: fence.raw })
        break
      }
      case 'text':
        if (open !== null && piece.kind === 'line' && piece.text.trim() === '') open.blanks.push(piece.text)
        else {
          closeBlock()
          text.push(piece.kind === 'line' ? piece.text : piece.raw)
        }
    }
    findings.push(...fenceFindings(piece))
  }
  closeBlock()
  closeText()
  return { parts, findings: findings.toSorted((one, other) => one.line - other.line) }
}

interface OpenBlock {
  readonly block: number
  readonly programs: { language: Language; code: string }[]
  input: string | null
  readonly raw: string[]
  /** Blank lines that may lie within the block or after it. */
  readonly blanks: string[]
}

function programOf({ block, programs, input, raw }: OpenBlock): ProgramBlock {
  return { kind: 'program', block, programs, input, raw: raw.join('\n') }
}

type Role =
  | { readonly kind: 'program'; readonly fence: Fence; readonly language: Language }
  | { readonly kind: 'input' | 'quiz'; readonly fence: Fence }
  | { readonly kind: 'text' }

function roleOf(piece: Fence | PlainLine): Role {
  if (piece.kind === 'line' || !piece.isAtMargin) return { kind: 'text' }
  const [first, second] = piece.words
  if (first === 'quiz') return { kind: 'quiz', fence: piece }
  if (first === 'input') return { kind: 'input', fence: piece }
  const language = languages.find((each) => each === first)
  return language && second === 'run' ? { kind: 'program', fence: piece, language } : { kind: 'text' }
}

const loneInput = 'An input belongs directly after a program that can be run, once.'
const unclosed = 'This block is never closed: a line with the same marks must follow it.'
const notAtMargin =
  'A quiz or a program that can be run must begin at the start of its line, outside of lists.'
const hiddenQuiz = 'A quiz within another block would show its right choices: close that block before it.'
const unknownLanguage = `Only ${Object.values(languageNames).join(', ')} can be run: begin the line with ${languages.join(', ')}.`

function fenceFindings(piece: Fence | PlainLine): NotesFinding[] {
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

function contentOf({ content }: Fence): string {
  return content.map(({ text }) => text).join('\n')
}

const idPrefix = 'id='

function idOf({ words }: Fence): string {
  return words.find((word) => word.startsWith(idPrefix))?.slice(idPrefix.length) ?? ''
}

/** A quiz as the browser gets it: without right choices and explanation, but with the id under which it is answered. */
export function hideAnswers({ question, choices, isMultiple }: QuizBlock, id: string): string {
  const hidden = choices.map(({ text }) => `- [ ] ${text.replaceAll('\n', '\n  ')}`)
  const words = ['quiz', `${idPrefix}${id}`, ...(isMultiple ? ['several'] : [])]
  const content = [question, ...hidden].join('\n')
  const marks = '`'.repeat(longestMarks(content) + 1)
  return [`${marks}${words.join(' ')}`, content, marks].join('\n')
}

/** A question may hold fences of its own; the marks around it must be longer. */
function longestMarks(text: string): number {
  return Math.max(2, ...(text.match(/`+/g) ?? []).map((marks) => marks.length))
}
