import { type Language, languages } from '../vocabulary.ts'
import { hashText } from './hash-text.ts'
import { fenceFindings, loneInput, tooManyFindings } from './notes-findings.ts'
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
  /** Its text as written in the notes. */
  readonly raw: string
  /** Its place among the blocks of the notes, from 1. */
  readonly block: number
  /** A hash of its text; of blocks with the same text the later ones are counted, too. */
  readonly id: string
  readonly programs: readonly { readonly language: Language; readonly code: string }[]
  /** The standard input; null if the author gave none. */
  readonly input: string | null
}

export interface QuizBlock extends Quiz {
  readonly kind: 'quiz'
  /** Its text as written in the notes. */
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
  const reader = new NotesReader()
  for (const piece of scanFences(notes)) reader.take(piece)
  return reader.end()
}

interface OpenBlock {
  readonly line: number
  readonly programs: { language: Language; code: string }[]
  input: string | null
  readonly raw: string[]
  /** Blank lines that may lie within the block or after it. */
  readonly blanks: string[]
}

/** Collects the parts of notes, fence by fence and line by line. */
class NotesReader {
  readonly #parts: NotesPart[] = []
  readonly #findings: NotesFinding[] = []
  readonly #blockLines: number[] = []
  readonly #quizLines: number[] = []
  /** How many blocks have the text with this hash. */
  readonly #alike = new Map<string, number>()
  #text: string[] = []
  #open: OpenBlock | null = null

  take(piece: Fence | PlainLine) {
    const role = roleOf(piece)
    switch (role.kind) {
      case 'program':
        this.#takeProgram(role)
        break
      case 'input':
        this.#takeInput(role.fence)
        break
      case 'quiz':
        this.#takeQuiz(role.fence)
        break
      case 'text':
        this.#takeText(piece)
    }
    this.#findings.push(...fenceFindings(piece))
  }

  end(): ParsedNotes {
    this.#closeBlock()
    this.#closeText()
    const findings = [
      ...this.#findings,
      ...tooManyFindings({ blocks: this.#blockLines, quizzes: this.#quizLines }),
    ]
    return { parts: this.#parts, findings: findings.toSorted((one, other) => one.line - other.line) }
  }

  #takeProgram({ fence, language }: { readonly fence: Fence; readonly language: Language }) {
    const { input, programs = [] } = this.#open ?? { input: null }
    if (input !== null || programs.some((one) => one.language === language)) this.#closeBlock()
    this.#closeText()
    this.#open ??= { line: fence.at.number, programs: [], input: null, raw: [], blanks: [] }
    this.#open.programs.push({ language, code: contentOf(fence) })
    this.#open.raw.push(...this.#open.blanks.splice(0), fence.raw)
  }

  #takeInput(fence: Fence) {
    const open = this.#open
    if (open === null || open.input !== null) {
      this.#findings.push({ line: fence.at.number, message: loneInput })
      this.#closeBlock()
      this.#text.push(fence.raw)
      return
    }
    open.input = contentOf(fence)
    open.raw.push(...open.blanks.splice(0), fence.raw)
  }

  #takeQuiz(fence: Fence) {
    this.#closeBlock()
    this.#closeText()
    const { quiz, findings } = parseQuiz(fence.content)
    this.#findings.push(...quizFindings(quiz, fence.at.number), ...findings)
    this.#quizLines.push(fence.at.number)
    const isMultiple = fence.words.includes('several') || quiz.choices.filter((one) => one.isRight).length > 1
    this.#parts.push({ kind: 'quiz', ...quiz, id: idOf(fence), isMultiple, raw: fence.raw })
  }

  #takeText(piece: Fence | PlainLine) {
    if (this.#open !== null && piece.kind === 'line' && piece.text.trim() === '') {
      this.#open.blanks.push(piece.text)
      return
    }
    this.#closeBlock()
    this.#text.push(piece.kind === 'line' ? piece.text : piece.raw)
  }

  #closeText() {
    if (this.#text.length > 0) this.#parts.push({ kind: 'text', raw: this.#text.join('\n') })
    this.#text = []
  }

  #closeBlock() {
    if (this.#open === null) return
    const { line, programs, input, blanks } = this.#open
    const raw = this.#open.raw.join('\n')
    const block = this.#blockLines.push(line)
    this.#parts.push({ kind: 'program', block, id: this.#blockIdOf(raw), programs, input, raw })
    this.#text.push(...blanks)
    this.#open = null
  }

  #blockIdOf(raw: string): string {
    const hash = hashText(raw)
    const alike = this.#alike.get(hash) ?? 0
    this.#alike.set(hash, alike + 1)
    return alike === 0 ? hash : `${hash}.${alike + 1}`
  }
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

function contentOf({ content }: Fence): string {
  return content.map(({ text }) => text).join('\n')
}

export const quizIdPrefix = 'id='

function idOf({ words }: Fence): string {
  return words.find((word) => word.startsWith(quizIdPrefix))?.slice(quizIdPrefix.length) ?? ''
}
