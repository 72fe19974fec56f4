import { hintLevels } from '@codedojo/contract'
import type { NinjaFacts, SeenCase } from '../../../ninja/ninja-facts.ts'
import { typicalMistakes } from '../../../ninja/typical-mistakes.ts'
import { shortenText } from '../../shorten-text.ts'
import { toChatText } from '../statement/plain-text.ts'
import type { WrongAnswerFacts } from '../wrong-answer/wrong-answer-facts.ts'
import { fittingNotes } from './fitting-notes.ts'
import { noteEvidenceOf } from './note-evidence.ts'
import { readNotes } from './read-notes.ts'

const maxCharacters = 260
/** A piece of code this long could be a line of a solution. */
const longPiece = 20

interface AskedNotes {
  readonly facts: Pick<NinjaFacts, 'level' | 'submissions'> & {
    readonly problem: Pick<NinjaFacts['problem'], 'editorial'>
  }
  readonly wrongAnswer: WrongAnswerFacts
  readonly seenCases: readonly SeenCase[]
}

/**
 * The author's notes on typical mistakes that the failing case does not rule out, as something to look at; empty if none is told
 * yet, or if the evidence does not tell them apart.
 */
export function notesText({ facts, wrongAnswer, seenCases }: AskedNotes): string {
  const { problem, level, submissions } = facts
  // Before the last level, an answer has a plan, and notes would make it too long.
  if (level < hintLevels.length) return ''
  const notes = readNotes(typicalMistakes({ editorial: problem.editorial, level, submissions }))
  const [first, ...others] = fittingNotes(notes, noteEvidenceOf(wrongAnswer, seenCases)).map(({ text }) =>
    shortenText(toChatText(withoutLongPieces(text)), maxCharacters),
  )
  if (first === undefined) return ''
  const lead = 'I do not see the cause in your code. The author of the problem names typical mistakes; '
  if (others.length === 0) return `\n\n${lead}look first whether it is this one: ${first}`
  return `\n\n${lead}look first whether it is one of these:\n\n${[first, ...others].map((text) => `- ${text}`).join('\n')}`
}

function withoutLongPieces(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, (piece, code: string) => (code.length < longPiece ? piece : '`…`'))
}
