import { z } from 'zod'
import { isStorable } from './fields.ts'
import { transcriptSchema } from './transcript.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { limits } from './vocabulary.ts'

/**
 * A dialogue: the learner plays the interactor of an interactive problem by hand. Each turn runs the program from its start, with all
 * answers so far, until it waits for another one. Nothing is judged.
 */

/** What the learner says in place of the interactor: one or several lines. */
export const handAnswerSchema = z.object({
  text: z
    .string({ error: 'An answer must be a text' })
    .refine((text) => utf8Bytes(text) <= limits.handAnswerBytes, 'An answer must be at most 4 KB')
    .refine(isStorable, 'An answer must hold neither a NUL character nor half a character'),
  /** How many bytes the program had printed when it waited for this answer; it is given once the program has printed as many. */
  afterBytes: z
    .number({ error: 'afterBytes must be a number' })
    .int('afterBytes must be a whole number')
    .min(0, 'afterBytes must be at least 0')
    .max(Number.MAX_SAFE_INTEGER, 'afterBytes is too large'),
})
export type HandAnswer = z.infer<typeof handAnswerSchema>

export const handAnswersSchema = z
  .array(handAnswerSchema, { error: 'Answers must be a list' })
  .max(limits.handAnswers, `At most ${limits.handAnswers} answers`)

/** How the program stands at the end of a turn: `waiting` for an answer, `ended` by itself, `crashed`, or beyond a limit. */
export const dialogueStates = ['waiting', 'ended', 'crashed', 'time', 'memory', 'output'] as const

export const dialogueSchema = z.object({
  state: z.enum(dialogueStates),
  transcript: transcriptSchema,
  /** How many bytes the program printed. */
  printedBytes: z.number().int(),
  /** How many of the answers the program was given; the others came after its end, or it waited earlier than before. */
  given: z.number().int(),
  /** What went wrong, in one sentence; null if the program waits or ended well. */
  fault: z.string().nullable(),
  /** If it is long, only its beginning and end. */
  stderr: z.string(),
})
export type Dialogue = z.infer<typeof dialogueSchema>

export const dialogueAnswerSchema = z.object({
  submissionId: z.string(),
  /** null if the program was not run: it did not compile, or the judge could not run it. */
  dialogue: dialogueSchema.nullable(),
  compileMessage: z.string().nullable(),
  /** Why the program was not run; null if it was. */
  errorMessage: z.string().nullable(),
  limitsEnforced: z.boolean(),
})
export type DialogueAnswer = z.infer<typeof dialogueAnswerSchema>
