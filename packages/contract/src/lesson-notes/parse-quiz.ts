import type { NotesLine } from './scan-fences.ts'

export interface QuizChoice {
  /** Markdown. */
  readonly text: string
  /** False for all choices where the right ones were taken out. */
  readonly isRight: boolean
}

export interface Quiz {
  /** Markdown. */
  readonly question: string
  readonly choices: readonly QuizChoice[]
  /** Markdown; empty if there is none. */
  readonly explanation: string
}

/** Something in a lesson's notes that its author has to change. */
export interface NotesFinding {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** Reads the lines of a quiz: a question, choices such as `- [x] right`, and lines with `>` that explain. */
export function parseQuiz(lines: readonly NotesLine[]): { quiz: Quiz; findings: NotesFinding[] } {
  const question: string[] = []
  const choices: { lines: string[]; isRight: boolean }[] = []
  const explanation: string[] = []
  const findings: NotesFinding[] = []
  for (const { number, text } of lines) {
    const choice = explanation.length === 0 ? choiceOf(text) : null
    const last = choices.at(-1)
    if (choice !== null) choices.push({ lines: [choice.text], isRight: choice.isRight })
    else if (last === undefined) question.push(text)
    else if (text.startsWith('>')) explanation.push(text.slice(1).replace(/^ /, ''))
    else if (explanation.length === 0 && text.startsWith('  ')) last.lines.push(text.trim())
    else if (text.trim() !== '') findings.push({ line: number, message: misplaced })
  }
  const quiz = {
    question: question.join('\n').trim(),
    choices: choices.map(({ lines, isRight }) => ({ text: lines.join('\n').trim(), isRight })),
    explanation: explanation.join('\n').trim(),
  }
  return { quiz, findings }
}

const misplaced = 'After the choices of a quiz only its explanation may follow, each line with “>” before it.'

function choiceOf(line: string): { text: string; isRight: boolean } | null {
  const mark = /^[-*+] \[([ xX])\]/.exec(line)
  return mark ? { text: line.slice(mark[0].length).trim(), isRight: mark[1] !== ' ' } : null
}

/** The faults of a quiz, for its author. */
export function quizFindings({ question, choices }: Quiz, line: number): NotesFinding[] {
  const messages = [
    ...(question === '' ? ['A quiz begins with its question.'] : []),
    ...(choices.length < 2
      ? ['A quiz needs at least two choices, such as “- [ ] wrong” and “- [x] right”.']
      : []),
    ...(choices.some(({ text }) => text === '') ? ['Each choice of a quiz needs words.'] : []),
    ...(choices.every(({ isRight }) => !isRight) ? ['A quiz needs a right choice: “- [x] right”.'] : []),
  ]
  return messages.map((message) => ({ line, message }))
}
