import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'
import { pagingOf } from './paging.ts'
import { languageSchema, languages, verdictSchema, verdicts } from './vocabulary.ts'

/** Judging a problem's submissions once more: dry at first, then applied or cancelled. */

export const rejudgeStates = ['judging', 'ready', 'applying', 'applied', 'cancelled'] as const
export const rejudgeStateSchema = z.enum(rejudgeStates)
export type RejudgeState = z.infer<typeof rejudgeStateSchema>

/**
 * How often a submission is judged at most when its verdict would change between Accepted and a limit. Near the limit one
 * run proves nothing: the change counts when every run has it, and the first run that does not ends the question.
 */
export const rejudgeRuns = 3

/** Which submissions are judged again; what is absent excludes nothing. */
export const rejudgeFilterSchema = z.object({
  statuses: z.array(verdictSchema).min(1).max(verdicts.length).optional(),
  languages: z.array(languageSchema).min(1).max(languages.length).optional(),
  /** Versions of the problem that they were made to. */
  versions: z.array(z.number().int().min(1).max(2_000_000_000)).min(1).max(1000).optional(),
  /** Only those that were judged on other cases or limits than those of today. */
  earlierOnly: z.boolean().default(false),
})
export type RejudgeFilter = z.output<typeof rejudgeFilterSchema>

export const rejudgeSchema = z.object({
  _id: z.string(),
  problem: z.object({ _id: z.string(), number: z.number().int(), title: z.string() }),
  /** The version that submissions are judged on. */
  version: z.number().int(),
  state: rejudgeStateSchema,
  /** null: erased. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  createdAt: timeSchema,
  /** When it was applied or cancelled. */
  endedAt: timeSchema.nullable(),
  filter: rejudgeFilterSchema,
  /** Submissions in it; while it judges, those that were found at its start. */
  total: z.number().int(),
  judged: z.number().int(),
  /** Submissions gone through since it was applied. */
  applied: z.number().int(),
  /** Verdicts that would change, or were changed; null while it judges and after it was cancelled. */
  changed: z.number().int().nullable(),
})
export type Rejudge = z.infer<typeof rejudgeSchema>

export const rejudgeDetailSchema = rejudgeSchema.extend({
  /** True: the problem is judged differently by now, so that this can only be cancelled. */
  isOutdated: z.boolean(),
  /** How many submissions have which verdict before and after; an Internal Error is never applied. */
  counts: z.array(z.object({ before: verdictSchema, after: verdictSchema, submissions: z.number().int() })),
  /** Submissions that keep their verdict but pass more or fewer cases. */
  changedPassed: z.number().int(),
  /** True: it is ready, and every submission would stay as it is. */
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
  /** null: erased. */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  language: languageSchema,
  createdAt: timeSchema,
  before: judgedSchema,
  after: judgedSchema,
  /** How often it was judged, see `rejudgeRuns`. */
  runs: z.number().int(),
})
export type RejudgeChange = z.infer<typeof rejudgeChangeSchema>

/** What a submission was before a rejudge gave it another verdict, or the same one with other cases passed. */
export const formerVerdictSchema = z.object({
  was: verdictSchema,
  /** Cases it passed then, and how many there were. */
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
    /** Those with a verdict. */
    submissions: z.number().int(),
    /** Of these, judged on other cases or limits than those of today. */
    earlier: z.number().int(),
    /** The rejudge that is open, if any: a problem has one at a time. */
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
    ...pagingOf(20),
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
    ...pagingOf(50),
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
  /** A large one is still being applied when this is answered; `rejudgeById` tells how far it is. */
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
