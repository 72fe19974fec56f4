import { z } from 'zod'
import { defineCall } from './call.ts'
import { dialogueAnswerSchema, handAnswersSchema } from './dialogue.ts'
import { idSchema, isStorable, judgedCodeSchema, requestKeySchema, timeSchema } from './fields.ts'
import { callFaultSchema, caseKindSchema, differenceSchema, judgingStages } from './judgement.ts'
import { pageNumberSchema, pageSizeSchema } from './paging.ts'
import { formerVerdictSchema } from './rejudges.ts'
import { shownScoreSchema } from './scoring.ts'
import { codeModeSchema } from './signature/code-mode.ts'
import { transcriptSchema } from './transcript.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { languageSchema, limits, submissionStatusSchema, verdictSchema } from './vocabulary.ts'

/** Rounding steps, upwards, of the measurements shown for submissions in a contest: 0.1 s and 8 MB. */
export const contestMeasureSteps = { ms: 100, kb: 8192 } as const

const resultValuesSchema = z.object({
  /** null where the function gave no result. */
  returned: z.string().nullable(),
  /** null for a custom case without an answer. */
  expected: z.string().nullable(),
  /** The first difference: where, such as "The returned list differs at position 0", and the values there; null if there is none. */
  difference: z
    .object({ place: z.string(), expected: z.string().nullable(), returned: z.string().nullable() })
    .nullable(),
})

/**
 * The result of one case as seen by the author of a run or submission. For a hidden case everything but index, status, time and
 * memory is null.
 */
export const caseResultSchema = z.object({
  index: z.number().int(),
  kind: caseKindSchema,
  /** What its author called it; absent for a case without a title, and for a hidden one whose content is not shown. */
  title: z.string().optional(),
  status: verdictSchema,
  /** CPU seconds, 3 decimals. */
  time: z.number(),
  /** KB. */
  memory: z.number(),
  stdin: z.string().nullable(),
  /** For a function its call with the values of the input, such as `twoSum([2, 7], 9)`; absent where the input is cut. */
  call: z.string().optional(),
  /** For a function the result as it is printed. */
  stdout: z.string().nullable(),
  /** What a function printed, which does not count; absent for whole programs. */
  prints: z.string().optional(),
  /** Why a function gave no result; absent if it did. */
  callFault: callFaultSchema.optional(),
  /** What a function returned instead of a value of its type, in words. */
  returned: z.string().optional(),
  expected_output: z.string().nullable(),
  /** For a function its result and the expected one as values; absent where a text stands for none. */
  values: resultValuesSchema.optional(),
  stderr: z.string().nullable(),
  exitCode: z.number().int().nullable(),
  signal: z.string().nullable(),
  difference: differenceSchema.nullable(),
  /** Only for interactive problems, where there is neither `stdout` nor `expected_output`. */
  transcript: transcriptSchema.optional(),
  /** A message from the problem's validators: a checker's message, or why a custom input is invalid. */
  note: z.string().optional(),
  /** True if one of the texts above was truncated. */
  isCut: z.boolean().nullable(),
})
export type CaseResult = z.infer<typeof caseResultSchema>

export const judgeAnswerSchema = z.object({
  results: z.array(caseResultSchema),
  /** The first status that is not Accepted; Accepted if all are. */
  overallStatus: verdictSchema,
  submissionId: z.string(),
  testCasesPassed: z.number().int(),
  testCasesTotal: z.number().int(),
  /** Milliseconds, the maximum over the cases. */
  runtime: z.number(),
  /** KB, the maximum over the cases. */
  memory: z.number(),
  compileMessage: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /** Which cases were not judged, and why; absent if all were. */
  unjudgedMessage: z.string().optional(),
  limitsEnforced: z.boolean(),
  /** Absent for a pass-fail problem, a run, and where nothing was judged. */
  score: shownScoreSchema.optional(),
})
export type JudgeAnswer = z.infer<typeof judgeAnswerSchema>

/** True while no live judge supports the language of a waiting job; the job is kept until one appears. */
const lacksJudgeSchema = z.boolean().optional()

/** Answered with status 202 if there is no verdict after a minute; judging continues. */
export const pendingAnswerSchema = z.object({ submissionId: z.string(), lacksJudge: lacksJudgeSchema })
export type PendingAnswer = z.infer<typeof pendingAnswerSchema>

export const submissionSchema = z.object({
  _id: z.string(),
  createdAt: timeSchema,
  problemId: z.string(),
  problemTitle: z.string(),
  language: languageSchema,
  status: submissionStatusSchema,
  /** Milliseconds; null until judged. */
  runtime: z.number().nullable(),
  /** KB; null until judged. */
  memory: z.number().nullable(),
  code: z.string(),
  /** Absent for a whole program. */
  mode: codeModeSchema.optional(),
  testCasesPassed: z.number().int().nullable(),
  testCasesTotal: z.number().int().nullable(),
  errorMessage: z.string().nullable(),
  /** Points, and the most that the problem gives; null for a pass-fail problem and until judged. */
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  /** The verdict that a rejudge replaced most recently; null if none did. */
  rejudged: formerVerdictSchema.nullable().optional(),
})
export type Submission = z.infer<typeof submissionSchema>

export const submitBody = z.object({
  code: judgedCodeSchema,
  language: languageSchema,
  /** `function` needs a problem with a signature. */
  mode: codeModeSchema.default('stdin'),
  requestKey: requestKeySchema,
})

export const customInputsSchema = z
  .array(
    z
      .string()
      .refine((text) => utf8Bytes(text) <= limits.customInputBytes, 'A custom input must be at most 64 KB')
      .refine(isStorable, 'A custom input must hold neither a NUL character nor half a character'),
  )
  .max(limits.customInputs, 'At most 10 custom inputs')

export const runBody = submitBody.extend({
  customInputs: customInputsSchema.default([]),
  /**
   * The learner plays the interactor of an interactive problem, with these answers so far: the answer is then a dialogue and no
   * verdict, and there are no custom inputs. Refused for other problems.
   */
  handAnswers: handAnswersSchema.optional(),
})

/** What a run leads to; `dialogue` instead of `results` with `handAnswers`. */
export const runAnswerSchema = z.union([judgeAnswerSchema, dialogueAnswerSchema, pendingAnswerSchema])
export type RunAnswer = z.infer<typeof runAnswerSchema>

const byProblem = z.object({ id: idSchema })
const halfMegabyte = 512 * 1024
/** In JSON a byte of an input may take six bytes; the code and ten inputs of 64 KB, or 200 answers of 4 KB, must fit. */
export const runBodyBytes = 6 * 1024 * 1024

export const run = defineCall({
  method: 'POST',
  path: '/submission/run/:id',
  summary:
    'Judge code on the visible cases and the given inputs, or let it talk to the given answers; makes no submission',
  access: 'user',
  params: byProblem,
  body: runBody,
  response: runAnswerSchema,
  errors: ['problem_not_found', 'in_contest', 'too_large', 'request_key_used'],
  bodyBytes: runBodyBytes,
})

export const submit = defineCall({
  method: 'POST',
  path: '/submission/submit/:id',
  summary: 'Judge code on all cases and keep it as a submission',
  access: 'user',
  params: byProblem,
  body: submitBody,
  response: z.union([judgeAnswerSchema, pendingAnswerSchema]),
  errors: ['problem_not_found', 'in_contest', 'too_large', 'request_key_used'],
  bodyBytes: halfMegabyte,
})

export const submittedProblem = defineCall({
  method: 'GET',
  path: '/problem/submittedProblem/:id',
  summary:
    "The caller's submissions to a problem, newest first; with a user's id, that user's (own, or any for an admin)",
  access: 'user',
  params: byProblem,
  query: z.object({
    page: pageNumberSchema.optional(),
    pageSize: pageSizeSchema.optional(),
  }),
  response: z.array(submissionSchema),
  errors: ['not_found'],
})

export const submissionResult = defineCall({
  method: 'GET',
  path: '/submission/result/:id',
  summary:
    "The verdict of one of the caller's runs or submissions; 202 while it is being judged. That of a submission in a running contest is told there",
  access: 'user',
  params: byProblem,
  response: z.union([judgeAnswerSchema, pendingAnswerSchema]),
  errors: ['submission_not_found', 'in_contest'],
})

/** A message of the event stream `GET /submission/events` (event name `progress`). */
export const judgingEventSchema = z.object({
  submissionId: z.string(),
  requestKey: z.string().nullable(),
  problemId: z.string(),
  /** Besides learners' work also an admin's: reference solutions, expected outputs, an uploaded package. */
  kind: z.enum(['run', 'submit', 'reference', 'outputs', 'examine']),
  language: languageSchema,
  stage: z.enum([...judgingStages, 'done']),
  /** Number of jobs ahead of it while queued. */
  ahead: z.number().int().nullable(),
  lacksJudge: lacksJudgeSchema,
  total: z.number().int().nullable(),
  cases: z.array(caseResultSchema.pick({ index: true, kind: true, status: true, time: true, memory: true })),
})
export type JudgingEvent = z.infer<typeof judgingEventSchema>

export const submissionEventsPath = '/submission/events'
