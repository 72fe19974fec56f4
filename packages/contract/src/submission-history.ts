import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, textOf, timeSchema } from './fields.ts'
import { caseResultSchema, submissionSchema } from './submissions.ts'
import { difficultySchema, languageSchema, submissionStatusSchema } from './vocabulary.ts'

/** An attempt in a list: without its code. */
export const historyEntrySchema = submissionSchema.omit({ code: true, errorMessage: true }).extend({
  tags: z.string(),
  difficulty: difficultySchema,
  /** The contest it was made in; null: practice. */
  contestId: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const submissionHistory = defineCall({
  method: 'GET',
  path: '/submission/history',
  summary:
    "The caller's submissions to all problems, newest first; the number of all that match stands in X-Total-Count",
  access: 'user',
  query: z.object({
    /** In the title of the problem. */
    q: textOf({ most: 200, name: 'q' }).optional(),
    problem: idSchema.optional(),
    language: languageSchema.optional(),
    status: submissionStatusSchema.optional(),
    /** Of the day in the caller's time zone on which it was made, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.array(historyEntrySchema),
  errors: [],
})

/** One attempt with everything its author may see. In a running contest the cases are null. */
export const attemptSchema = submissionSchema.extend({
  tags: z.string(),
  difficulty: difficultySchema,
  contestId: z.string().nullable(),
  compileMessage: z.string().nullable(),
  results: z.array(caseResultSchema).nullable(),
  /** The version of the problem that it was judged on, and the current one; null: from before there were versions. */
  problemVersion: z.number().int().nullable(),
  currentVersion: z.number().int(),
  /** The attempts of the same author at the same problem just before and after it; null: none. */
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
  /** The last attempt before the first Accepted one, and that one, where there are both. */
  turn: z.object({ lastWrongId: z.string(), firstAcceptedId: z.string() }).nullable(),
  judgedAt: timeSchema.nullable(),
})
export type Attempt = z.infer<typeof attemptSchema>

export const attemptById = defineCall({
  method: 'GET',
  path: '/submission/attempt/:id',
  summary: "One of the caller's submissions (any for an admin)",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: attemptSchema,
  errors: ['submission_not_found'],
})
