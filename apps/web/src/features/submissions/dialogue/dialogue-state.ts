import {
  type DialogueAnswer,
  dialogueAnswerSchema,
  type HandAnswer,
  handAnswerSchema,
  isStorable,
  languageSchema,
  limits,
  type Transcript,
  utf8Bytes,
} from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import type { JudgingPlace } from '../judging/judging-state.ts'

/** A turn that is being played. Repeating it with the same key plays nothing twice. */
const dialogueRequestSchema = z.object({
  problemId: z.string(),
  contest: z.object({ id: z.string(), letter: z.string() }).nullable(),
  language: languageSchema,
  code: z.string(),
  handAnswers: z.array(handAnswerSchema),
  requestKey: z.string(),
})
export type DialogueRequest = z.infer<typeof dialogueRequestSchema>

const dialogueStateSchema = z.object({
  /** The answers that the program was given, in their order. */
  answers: z.array(handAnswerSchema),
  /** The end of the last turn; null before the first. */
  last: dialogueAnswerSchema.nullable(),
  /** null if no turn is being played. */
  running: dialogueRequestSchema.nullable(),
  /** The answer line. */
  typed: z.string(),
  /** The program wrote other lines in the last turn than in the one before. */
  hasChanged: z.boolean(),
  /** How many answers the last turn did not use. */
  unused: z.number(),
  /** Why the last turn was not played; null if it was. */
  failure: z.string().nullable(),
})
export type DialogueState = z.infer<typeof dialogueStateSchema>

const untouched: DialogueState = {
  ...{ answers: [], last: null, running: null, typed: '', hasChanged: false, unused: 0, failure: null },
}

export interface DialoguePlace {
  readonly userId: string
  readonly place: JudgingPlace
}

const keyOf = ({ userId, place }: DialoguePlace) =>
  `codedojo:dialogue:${userId}:${place.problemId}:${place.contest?.id ?? ''}`

/** The dialogue of this tab. Another tab has its own, so that two of them do not take each other's turns. */
export function readDialogue(place: DialoguePlace): DialogueState {
  return readStored(sessionStorage, keyOf(place), dialogueStateSchema, untouched)
}

export function storeDialogue(place: DialoguePlace, state: DialogueState): void {
  writeStored(sessionStorage, keyOf(place), state)
}

export function beginTurn(state: DialogueState, running: DialogueRequest): DialogueState {
  const isAnew = running.handAnswers.length === 0
  const before = isAnew ? { ...state, ...untouched } : state
  return { ...before, running, failure: null, hasChanged: false, unused: 0 }
}

/** Keeps the answers that the program was given: it asks for the next one at another place, or not at all. */
export function endTurn(state: DialogueState, request: DialogueRequest, last: DialogueAnswer): DialogueState {
  if (state.running?.requestKey !== request.requestKey) return state
  const { handAnswers } = request
  const given = last.dialogue?.given ?? handAnswers.length
  const before = state.last?.dialogue ?? null
  const isOther = before && last.dialogue && !isContinued(before.transcript, last.dialogue.transcript)
  return {
    ...{ answers: handAnswers.slice(0, given), last, running: null, typed: state.typed, failure: null },
    ...{ hasChanged: isOther === true, unused: handAnswers.length - given },
  }
}

/** The answer of a turn that was not played stands in its line again, unless something else was typed there since. */
export function failTurn(state: DialogueState, request: DialogueRequest, failure: string): DialogueState {
  if (state.running?.requestKey !== request.requestKey) return state
  const unsaid = request.handAnswers[state.answers.length]?.text ?? ''
  return { ...state, running: null, typed: state.typed === '' ? unsaid : state.typed, failure }
}

/** Gives up the turn that is being played; its answer stands in its line again. */
export function stopTurn(state: DialogueState): DialogueState {
  const { running } = state
  return running === null ? state : { ...failTurn(state, running, ''), failure: null }
}

/** Whether the program wrote what it had written before, and perhaps more. Lines that were left out are not known. */
function isContinued(before: Transcript, after: Transcript): boolean {
  const isPart = before.leftOut > 0 || after.leftOut > 0
  const known = isPart ? Math.floor(Math.min(before.lines.length, after.lines.length) / 2) : Infinity
  return writtenIn(after, Infinity).startsWith(writtenIn(before, known))
}

function writtenIn({ lines }: Transcript, known: number): string {
  const written = lines.slice(0, known).filter(({ by }) => by === 'program')
  return written.map(({ text }) => text).join('\n')
}

/** The answer to what the program has written so far. */
export function answerTo({ last }: DialogueState, text: string): HandAnswer {
  return { text, afterBytes: last?.dialogue?.printedBytes ?? 0 }
}

/** Why the text cannot be an answer; null if it can. */
export function validateAnswer({ answers }: DialogueState, text: string): string | null {
  if (answers.length >= limits.handAnswers) return `A dialogue has at most ${limits.handAnswers} answers.`
  if (utf8Bytes(text) > limits.handAnswerBytes) return 'An answer must be at most 4 KB.'
  return isStorable(text) ? null : 'An answer must hold neither a NUL character nor half a character.'
}
