import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'
import { askableDaySchema } from './progress.ts'
import { shownSubtaskResultSchema } from './scoring.ts'
import { caseResultSchema, submissionSchema } from './submissions.ts'
import { difficultySchema, languageSchema, submissionStatusSchema } from './vocabulary.ts'

/** The contest in which a submission was made. */
export const submissionContestSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** Letter of the problem in it; null if the problem was removed from the contest. */
  letter: z.string().nullable(),
  isRunning: z.boolean(),
})

/** Fields that lists and the submission page share. While its contest runs, `tags` is empty. */
const historyFields = {
  tags: z.string(),
  difficulty: difficultySchema,
  /** null for practice, or if the contest was deleted. */
  contest: submissionContestSchema.nullable(),
}

/** A submission in a list, without its code. */
export const historyEntrySchema = submissionSchema
  .omit({ code: true, errorMessage: true })
  .extend(historyFields)
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const submissionHistoryQuery = z.object({
  /** Search text; matches the problem title. */
  q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  problem: idSchema.optional(),
  language: languageSchema.optional(),
  status: submissionStatusSchema.optional(),
  /** First and last day of submission, both included, in the caller's time zone. */
  from: askableDaySchema.optional(),
  to: askableDaySchema.optional(),
  ...makePagingFields(20),
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

/** A submission with everything that its author may see. */
export const detailedSubmissionSchema = submissionSchema.extend({
  ...historyFields,
  /** The author, if an admin reads another user's submission; null for the caller's own. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  compileMessage: z.string().nullable(),
  /** null until judged, and while its contest runs. */
  results: z.array(caseResultSchema).nullable(),
  limitsEnforced: z.boolean().nullable(),
  /** The version of the problem it was made for, and the current one; null if older than versions. */
  problemVersion: z.number().int().nullable(),
  currentVersion: z.number().int(),
  /** True if nothing that a judge reads has changed since: the code would be judged in the same way now. */
  isJudgedAsNow: z.boolean(),
  /** Whether the caller can open the problem: it is neither deleted nor hidden. */
  isProblemOpen: z.boolean(),
  /** The author's submissions to the same problem just before and after it; null if there are none. */
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
  /**
   * The last judged submission before the first Accepted one, and that one, if both exist; submissions that could not be judged
   * are skipped.
   */
  turn: z.object({ lastWrongId: z.string(), firstAcceptedId: z.string() }).nullable(),
  judgedAt: timeSchema.nullable(),
  /** What each subtask got; absent for a pass-fail problem, and where only the verdict is told. */
  subtasks: z.array(shownSubtaskResultSchema).optional(),
})
export type DetailedSubmission = z.infer<typeof detailedSubmissionSchema>

export const attemptById = defineCall({
  method: 'GET',
  path: '/submission/attempt/:id',
  summary: "One of the caller's submissions (any for an admin)",
  access: 'user',
  params: z.object({ id: idSchema }),
  response: detailedSubmissionSchema,
  errors: ['submission_not_found'],
})
