import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, textOf, timeSchema } from './fields.ts'
import { pagingOf } from './paging.ts'
import { askableDaySchema } from './progress.ts'
import { caseResultSchema, submissionSchema } from './submissions.ts'
import { difficultySchema, languageSchema, submissionStatusSchema } from './vocabulary.ts'

/** The contest that an attempt was made in. */
export const attemptContestSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** Of the problem in it; null when it was taken out of the contest. */
  letter: z.string().nullable(),
  isRunning: z.boolean(),
})

/** What a list and a permalink say of an attempt alike. While its contest runs, tags are empty. */
const attemptShape = {
  tags: z.string(),
  difficulty: difficultySchema,
  /** null: practice, or the contest was deleted. */
  contest: attemptContestSchema.nullable(),
}

/** An attempt in a list: without its code. */
export const historyEntrySchema = submissionSchema
  .omit({ code: true, errorMessage: true })
  .extend(attemptShape)
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const submissionHistoryQuery = z.object({
  /** In the title of the problem. */
  q: textOf({ most: 200, name: 'q' }).optional(),
  problem: idSchema.optional(),
  language: languageSchema.optional(),
  status: submissionStatusSchema.optional(),
  /** Of the day in the caller's time zone on which it was made, both included. */
  from: askableDaySchema.optional(),
  to: askableDaySchema.optional(),
  ...pagingOf(20),
})

export const submissionHistory = defineCall({
  method: 'GET',
  path: '/submission/history',
  summary:
    "The caller's submissions to all problems, newest first; the number of all that match stands in X-Total-Count",
  access: 'user',
  query: submissionHistoryQuery,
  response: z.array(historyEntrySchema),
  errors: [],
})

/** One attempt with everything its author may see. */
export const attemptSchema = submissionSchema.extend({
  ...attemptShape,
  /** Whose it is, where an admin reads somebody else's; null: the caller's own. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  compileMessage: z.string().nullable(),
  /** null until judged, and while its contest runs. */
  results: z.array(caseResultSchema).nullable(),
  limitsEnforced: z.boolean().nullable(),
  /** The version of the problem that it was made for, and the current one; null: from before there were versions. */
  problemVersion: z.number().int().nullable(),
  currentVersion: z.number().int(),
  /** Nothing that a judge reads has changed since: the same code would be judged in the same way now. */
  isJudgedAsNow: z.boolean(),
  /** The problem can be opened by the caller: it is neither deleted nor hidden. */
  isProblemOpen: z.boolean(),
  /** The attempts of the same author at the same problem just before and after it; null: none. */
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
  /**
   * The last judged attempt before the first Accepted one, and that one, where there are both; one that the judge failed to
   * judge does not count.
   */
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
