import { z } from 'zod'
import { defineCall } from './call.ts'
import { codeSchema, idSchema, isStorable, judgedCodeSchema, requestKeySchema, timeSchema } from './fields.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { languageSchema, languages, limits, verdictSchema } from './vocabulary.ts'

/** What learners do within a lesson's notes: run programs, change them, and answer quizzes. None of it counts for anything. */

/** Limits of a program of a lesson, the same in every language. */
export const lessonRunLimits = { timeMs: 2000, memoryKb: 256 * 1024 } as const

/** The part of a block that can be changed: the program in one language, or the input that it reads. */
export const lessonCodeParts = [...languages, 'input'] as const
export const lessonCodePartSchema = z.enum(lessonCodeParts)
export type LessonCodePart = z.infer<typeof lessonCodePartSchema>

const byId = z.object({ id: idSchema })
const accessErrors = ['lesson_not_found', 'not_enrolled', 'course_expired'] as const
const placeSchema = z.coerce.number().int().min(1).max(10_000)
const revisionSchema = z.number().int().min(0).max(1_000_000_000)

/** What a program reads. */
const programInputSchema = z
  .string({ error: 'Input must be a text' })
  .refine((text) => utf8Bytes(text) <= limits.customInputBytes, 'The input must be at most 64 KB')
  .refine(isStorable, 'The input must hold neither a NUL character nor half a character')

/** The rules for a text that is stored as this part of a block. */
export function lessonTextSchema(part: LessonCodePart) {
  return part === 'input' ? programInputSchema : codeSchema
}

export const lessonCodeSchema = z.object({
  /** The place of the block among those of the notes, from 1. */
  block: z.number().int(),
  part: lessonCodePartSchema,
  /** null for the author's text. */
  text: z.string().nullable(),
  revision: z.number().int(),
  updatedAt: timeSchema,
})
export type LessonCode = z.infer<typeof lessonCodeSchema>

export const quizAnswerSchema = z.object({
  /** The id that the quiz has in the notes. */
  quiz: z.string(),
  /** Places of the chosen choices, from 0. */
  chosen: z.array(z.number().int()),
  isRight: z.boolean(),
  /** Markdown; empty if there is none. */
  explanation: z.string(),
})
export type QuizAnswer = z.infer<typeof quizAnswerSchema>

export const lessonWork = defineCall({
  method: 'GET',
  path: '/course/lesson/:id/work',
  summary: "What the caller has changed in a lesson's programs, and answered in its quizzes",
  access: 'user',
  params: byId,
  response: z.object({
    /** The ids of the blocks that `code` is about, in their order: others than those of the page if its notes are outdated. */
    blocks: z.array(z.string()),
    code: z.array(lessonCodeSchema),
    answers: z.array(quizAnswerSchema),
  }),
  errors: accessErrors,
})
export type LessonWork = z.infer<typeof lessonWork.response>

export const saveLessonCode = defineCall({
  method: 'PUT',
  path: '/course/lesson/:id/code/:block/:part',
  summary: "Keep the caller's change of a program, or of its input, in a lesson",
  access: 'user',
  params: z.object({ id: idSchema, block: placeSchema, part: lessonCodePartSchema }),
  body: z.object({
    /** The id that the block has in the page's notes; answers 409 if another block is in its place now. */
    blockId: z.string({ error: 'blockId must be a text' }).max(100),
    /** Its rules depend on the part; see `lessonTextSchema`. */
    text: z.string({ error: 'text must be a text' }),
    /** The revision on which the change is based (0 before the first save); answers 409 if the server has a newer one. */
    revision: revisionSchema,
  }),
  response: lessonCodeSchema,
  errors: [...accessErrors, 'lesson_changed', 'draft_changed', 'too_large'],
  bodyBytes: 512 * 1024,
})

export const lessonRunSchema = z.object({
  /** Accepted if the program ended by itself without an error. */
  status: verdictSchema,
  stdout: z.string(),
  stderr: z.string(),
  /** True if the output was truncated. */
  isCut: z.boolean(),
  exitCode: z.number().int().nullable(),
  /** For example SIGSEGV. */
  signal: z.string().nullable(),
  /** CPU milliseconds. */
  runtime: z.number(),
  /** KB. */
  memory: z.number(),
  compileMessage: z.string().nullable(),
  /** Why nothing was run, in one sentence; null if it was. */
  errorMessage: z.string().nullable(),
  limitsEnforced: z.boolean(),
})
export type LessonRun = z.infer<typeof lessonRunSchema>

/** Answered with status 202 if the program has not ended after a minute. */
export const pendingLessonRunSchema = z.object({
  isPending: z.literal(true),
  /** True while no live judge has the language. */
  lacksJudge: z.boolean(),
})
export type PendingLessonRun = z.infer<typeof pendingLessonRunSchema>

/** Repeating a request under its key runs nothing twice, so the page repeats it until there is an answer. */
export const runLessonCode = defineCall({
  method: 'POST',
  path: '/course/lesson/:id/run',
  summary: "Run a program of a lesson's notes, as the caller has changed it, on one input",
  access: 'user',
  params: byId,
  body: z.object({
    block: placeSchema,
    language: languageSchema,
    code: judgedCodeSchema,
    input: programInputSchema.default(''),
    requestKey: requestKeySchema.unwrap(),
  }),
  response: z.union([lessonRunSchema, pendingLessonRunSchema]),
  errors: [...accessErrors, 'lesson_changed', 'request_key_used', 'too_large'],
  // In JSON a byte may take six bytes, and code and input have 64 KB each.
  bodyBytes: 1024 * 1024,
})

export const answerLessonQuiz = defineCall({
  method: 'POST',
  path: '/course/lesson/:id/quiz',
  summary: 'Answer a quiz of a lesson; a later answer replaces the earlier one',
  access: 'user',
  params: byId,
  body: z.object({
    quiz: z.string({ error: 'quiz must be a text' }).max(100),
    chosen: z
      .array(z.number().int().min(0).max(1000), { error: 'chosen must be a list' })
      .min(1, 'Choose an answer first')
      .max(1000),
  }),
  response: quizAnswerSchema,
  errors: [...accessErrors, 'lesson_changed'],
})
