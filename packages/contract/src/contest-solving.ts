import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'
import { problemSchema } from './problems.ts'
import { shownScoreSchema } from './scoring.ts'
import { codeModeSchema } from './signature/code-mode.ts'
import { pendingAnswerSchema, runAnswerSchema, runBody, runBodyBytes, submitBody } from './submissions.ts'
import { languageSchema, submissionStatusSchema } from './vocabulary.ts'

/** Calls for solving problems within a running contest. */

const byId = z.object({ id: idSchema })
const byLetter = byId.extend({ letter: z.string().max(4) })
const refusals = ['contest_not_found', 'not_in_contest', 'contest_not_running', 'problem_not_found'] as const

export const contestProblem = defineCall({
  method: 'GET',
  path: '/contest/:id/problem/:letter',
  summary: 'A problem of a running contest: statement, examples and limits; no hints, tags or solutions',
  access: 'user',
  part: 'contests',
  params: byLetter,
  response: problemSchema.extend({ letter: z.string(), points: z.number().int() }),
  errors: refusals,
})

export const runInContest = defineCall({
  method: 'POST',
  path: '/contest/:id/problem/:letter/run',
  summary: 'Run code on the visible cases and on own inputs; of those no expected output is told',
  access: 'user',
  part: 'contests',
  params: byLetter,
  body: runBody,
  response: runAnswerSchema,
  errors: [...refusals, 'language_closed', 'too_large', 'request_key_used'],
  bodyBytes: runBodyBytes,
})

/** What the author of a submission learns about it while the contest runs; nobody else sees it. */
export const contestSubmissionSchema = z.object({
  _id: z.string(),
  letter: z.string(),
  language: languageSchema,
  mode: codeModeSchema,
  status: submissionStatusSchema,
  compileMessage: z.string().nullable(),
  /** null until judged. */
  limitsEnforced: z.boolean().nullable(),
  /** Absent for a pass-fail problem and until judged. */
  score: shownScoreSchema.optional(),
  at: timeSchema,
  /** Whole minutes since the start. */
  minute: z.number().int(),
})
export type ContestSubmission = z.infer<typeof contestSubmissionSchema>

export const submitInContest = defineCall({
  method: 'POST',
  path: '/contest/:id/problem/:letter/submit',
  summary: 'Submit code in a contest; only its verdict is told',
  access: 'user',
  part: 'contests',
  params: byLetter,
  body: submitBody,
  response: z.union([contestSubmissionSchema, pendingAnswerSchema]),
  errors: [...refusals, 'language_closed', 'too_large', 'request_key_used'],
  bodyBytes: 512 * 1024,
})

export const ownContestSubmissions = defineCall({
  method: 'GET',
  path: '/contest/:id/submission',
  summary: "The caller's submissions in a contest, newest first, with their code",
  access: 'user',
  part: 'contests',
  params: byId,
  response: z.array(contestSubmissionSchema.extend({ code: z.string() })),
  errors: ['contest_not_found', 'not_in_contest'],
})
