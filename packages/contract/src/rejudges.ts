import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'
import { languageSchema, languages, verdictSchema, verdicts } from './vocabulary.ts'

/** Judging a problem's submissions again: first as a dry run, then applied or cancelled. */

export const rejudgeStates = ['judging', 'ready', 'applying', 'applied', 'cancelled'] as const
export const rejudgeStateSchema = z.enum(rejudgeStates)
export type RejudgeState = z.infer<typeof rejudgeStateSchema>

/**
 * Maximum number of times that a submission is judged if its verdict would change between Accepted and an exceeded limit. Near
 * the limit one run proves nothing: the change counts only if every run confirms it, and the first one that does not ends the
 * series.
 */
export const rejudgeRuns = 3

/** Which submissions are judged again; absent fields do not restrict. */
export const rejudgeFilterSchema = z.object({
  statuses: z.array(verdictSchema).min(1).max(verdicts.length).optional(),
  languages: z.array(languageSchema).min(1).max(languages.length).optional(),
  /** Versions of the problem to which they were made. */
  versions: z.array(z.number().int().min(1).max(2_000_000_000)).min(1).max(1000).optional(),
  /** Only submissions judged on other cases or limits than the current ones. */
  earlierOnly: z.boolean().default(false),
})
export type RejudgeFilter = z.output<typeof rejudgeFilterSchema>

export const rejudgeSchema = z.object({
  _id: z.string(),
  problem: z.object({ _id: z.string(), number: z.number().int(), title: z.string() }),
  /** The version on which submissions are judged. */
  version: z.number().int(),
  state: rejudgeStateSchema,
  /** null if erased. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  createdAt: timeSchema,
  /** When it was applied or cancelled. */
  endedAt: timeSchema.nullable(),
  filter: rejudgeFilterSchema,
  /** Number of submissions in it; while judging, the number found at its start. */
  total: z.number().int(),
  judged: z.number().int(),
  /** Number of submissions processed since it was applied. */
  applied: z.number().int(),
  /** Number of verdicts that would change or have changed; null while judging and after cancelling. */
  changed: z.number().int().nullable(),
})
export type Rejudge = z.infer<typeof rejudgeSchema>

export const rejudgeDetailSchema = rejudgeSchema.extend({
  /** True if the problem is judged differently by now, so that the rejudge can only be cancelled. */
  isOutdated: z.boolean(),
  /** Number of submissions by verdict before and after; an Internal Error is never applied. */
  counts: z.array(z.object({ before: verdictSchema, after: verdictSchema, submissions: z.number().int() })),
  /** Number of submissions with the same verdict but another number of passed cases. */
  changedPassed: z.number().int(),
  /** True if it is ready and would change no submission. */
  isWithoutEffect: z.boolean(),
})
export type RejudgeDetail = z.infer<typeof rejudgeDetailSchema>

const judgedSchema = z.object({
  status: verdictSchema,
  passed: z.number().int().nullable(),
  total: z.number().int().nullable(),
})

export const rejudgeChangeSchema = z.object({
  submissionId: z.string(),
  /** null if erased. */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  language: languageSchema,
  createdAt: timeSchema,
  before: judgedSchema,
  after: judgedSchema,
  /** How often it was judged, see `rejudgeRuns`. */
  runs: z.number().int(),
})
export type RejudgeChange = z.infer<typeof rejudgeChangeSchema>

/** The previous result of a submission whose verdict or number of passed cases was changed by a rejudge. */
export const formerVerdictSchema = z.object({
  was: verdictSchema,
  /** Number of passed cases and of all cases at that time. */
  passed: z.number().int().nullable(),
  total: z.number().int().nullable(),
  at: timeSchema,
})
export type FormerVerdict = z.infer<typeof formerVerdictSchema>

const byId = z.object({ id: idSchema })

export const rejudgeChoices = defineCall({
  method: 'GET',
  path: '/problem/rejudge/:id',
  summary: 'How many submissions of a problem could be judged again',
  access: 'admin',
  params: byId,
  response: z.object({
    version: z.number().int(),
    /** Submissions with a verdict. */
    submissions: z.number().int(),
    /** Of these, submissions judged on other cases or limits than the current ones. */
    earlier: z.number().int(),
    /** Id of the open rejudge, if any: a problem has at most one. */
    openId: z.string().nullable(),
  }),
  errors: ['problem_not_found'],
})

export const startRejudge = defineCall({
  method: 'POST',
  path: '/problem/rejudge/:id',
  summary: 'Begin a dry rejudge of a problem: its submissions are judged once more, and nothing changes',
  access: 'admin',
  params: byId,
  body: rejudgeFilterSchema,
  response: rejudgeSchema.pick({ _id: true, total: true }),
  errors: ['problem_not_found', 'rejudge_open'],
})

export const rejudges = defineCall({
  method: 'GET',
  path: '/admin/rejudge',
  summary: 'The rejudges, newest first',
  access: 'admin',
  query: z.object({
    ...makePagingFields(20),
    /** Id of a problem. */
    problem: idSchema.optional(),
  }),
  response: z.array(rejudgeSchema),
  errors: [],
})

export const rejudgeById = defineCall({
  method: 'GET',
  path: '/admin/rejudge/:id',
  summary: 'One rejudge: how far it is and how many verdicts would change',
  access: 'admin',
  params: byId,
  response: rejudgeDetailSchema,
  errors: ['not_found'],
})

export const rejudgeChanges = defineCall({
  method: 'GET',
  path: '/admin/rejudge/:id/changes',
  summary: 'The submissions whose verdict, or only whose number of passed cases, would change, newest first',
  access: 'admin',
  params: byId,
  query: z.object({
    ...makePagingFields(50),
    kind: z.enum(['verdict', 'passed']).default('verdict'),
  }),
  response: z.array(rejudgeChangeSchema),
  errors: ['not_found'],
})

export const applyRejudge = defineCall({
  method: 'POST',
  path: '/admin/rejudge/:id/apply',
  summary: 'Give the submissions of a finished dry rejudge their new verdicts; the former ones are kept',
  access: 'admin',
  params: byId,
  body: z.object({}),
  /** A large rejudge is still being applied when this answers; `rejudgeById` shows its progress. */
  response: z.object({ message: z.string(), state: z.enum(['applying', 'applied']) }),
  errors: ['not_found', 'rejudge_not_ready', 'problem_changed'],
})

export const cancelRejudge = defineCall({
  method: 'POST',
  path: '/admin/rejudge/:id/cancel',
  summary: 'End a rejudge that was not applied; nothing has changed',
  access: 'admin',
  params: byId,
  body: z.object({}),
  response: z.object({ message: z.string() }),
  errors: ['not_found', 'rejudge_not_ready'],
})
