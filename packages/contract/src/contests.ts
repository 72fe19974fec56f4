import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  contestCodeSchema,
  contestLimits,
  contestRuleSchema,
  contestStateSchema,
  contestVisibilitySchema,
} from './contest-rules.ts'
import { scoreboardSchema } from './contest-scoreboard.ts'
import { idSchema, makeRequiredTextSchema, requestKeySchema, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'
import { languageSchema } from './vocabulary.ts'

/** Contests as seen by contestants; calls for solving within one are in `contest-solving.ts`. */

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const contestSummarySchema = z.object({
  _id: z.string(),
  name: z.string(),
  state: contestStateSchema,
  startsAt: timeSchema,
  endsAt: timeSchema,
  minutes: z.number().int(),
  rule: contestRuleSchema,
  isRated: z.boolean(),
  visibility: contestVisibilitySchema,
  problems: z.number().int(),
  registered: z.number().int(),
  isRegistered: z.boolean(),
})
export type ContestSummary = z.infer<typeof contestSummarySchema>

export const pastContestSchema = contestSummarySchema.extend({
  /** The caller's result; null if they did not take part. */
  result: z
    .object({
      solved: z.number().int(),
      total: z.number().int(),
      /** Place and number of ranked contestants; null if the caller is unofficial or the scoreboard is still frozen. */
      ranking: z.object({ place: z.number().int(), of: z.number().int() }).nullable(),
      /** null if the contest is unrated or not rated yet. */
      ratingChange: z.number().int().nullable(),
    })
    .nullable(),
})
export type PastContest = z.infer<typeof pastContestSchema>

export const contestList = defineCall({
  method: 'GET',
  path: '/contest',
  summary: 'Running, upcoming and past contests; the past ones by page, the last first',
  access: 'user',
  part: 'contests',
  query: z.object({
    ...makePagingFields(10),
  }),
  response: z.object({
    /** Server time, for countdowns. */
    now: timeSchema,
    running: z.array(contestSummarySchema),
    upcoming: z.array(contestSummarySchema),
    past: z.array(pastContestSchema),
    pastTotal: z.number().int(),
    /** null before the first rated contest. */
    rating: z
      .object({
        rating: z.number().int(),
        lastChange: z.number().int(),
        best: z.object({ place: z.number().int(), of: z.number().int() }),
      })
      .nullable(),
  }),
  errors: [],
})

export const registerForContestBody = z.object({
  code: contestCodeSchema,
})

export const registerForContest = defineCall({
  method: 'PUT',
  path: '/contest/:id/registration',
  summary: 'Register; also while it runs, without more time',
  access: 'user',
  part: 'contests',
  params: byId,
  body: registerForContestBody,
  response: acknowledged,
  errors: ['contest_not_found', 'wrong_code', 'contest_ended'],
})

export const unregisterFromContest = defineCall({
  method: 'DELETE',
  path: '/contest/:id/registration',
  summary: 'Take the registration back; only before the start',
  access: 'user',
  part: 'contests',
  params: byId,
  response: acknowledged,
  errors: ['contest_not_found', 'contest_started'],
})

export const contestProblemSummarySchema = z.object({
  letter: z.string(),
  /** null while the contest runs, because the problem is then accessible only through the contest. */
  problemId: z.string().nullable(),
  title: z.string(),
  points: z.number().int(),
  /** Number of solvers, as far as the scoreboard shows. */
  solvers: z.number().int(),
  triers: z.number().int(),
  /** The caller's own state, unaffected by the freeze. */
  state: z.enum(['untried', 'tried', 'partial', 'solved', 'judging']),
})
export type ContestProblemSummary = z.infer<typeof contestProblemSummarySchema>

export const contestSchema = contestSummarySchema.extend({
  now: timeSchema,
  /** Markdown. */
  description: z.string(),
  penaltyMinutes: z.number().int(),
  freezeMinutes: z.number().int(),
  /** True from the start of the freeze until an admin reveals the results. */
  isFrozen: z.boolean(),
  languages: z.array(languageSchema),
  /** Empty before the start. Users who are not registered see it only after the end. */
  problemList: z.array(contestProblemSummarySchema),
  /** The caller's ranking on the scoreboard; null if not registered or not ranked. */
  ranking: z.object({ place: z.number().int(), of: z.number().int() }).nullable(),
  /** Whether the caller takes part or may look on as an admin. */
  mayEnter: z.boolean(),
  unreadAnnouncements: z.number().int(),
})
export type Contest = z.infer<typeof contestSchema>

export const contestById = defineCall({
  method: 'GET',
  path: '/contest/:id',
  summary: 'One contest; its problems only from the start on',
  access: 'user',
  part: 'contests',
  params: byId,
  response: contestSchema,
  errors: ['contest_not_found'],
})

export const contestBoard = defineCall({
  method: 'GET',
  path: '/contest/:id/scoreboard',
  summary:
    'The scoreboard as everybody sees it, with what the freeze hides left out. That of a contest with a code is for who takes part, and admins',
  access: 'user',
  part: 'contests',
  params: byId,
  response: scoreboardSchema,
  errors: ['contest_not_found', 'not_in_contest'],
})

export const contestQuestionSchema = z.object({
  _id: z.string(),
  /** Letter of the problem; null if it is about the contest. */
  letter: z.string().nullable(),
  text: z.string(),
  answer: z.string().nullable(),
  /** Whether everybody can read it, without the author's name. */
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  at: timeSchema,
  answeredAt: timeSchema.nullable(),
})
export type ContestQuestion = z.infer<typeof contestQuestionSchema>

export const announcementSchema = z.object({
  _id: z.string(),
  /** Markdown. */
  text: z.string(),
  at: timeSchema,
  isRead: z.boolean(),
})
export type Announcement = z.infer<typeof announcementSchema>

export const contestQuestions = defineCall({
  method: 'GET',
  path: '/contest/:id/question',
  summary: 'Announcements, own questions and those that were answered for everybody',
  access: 'user',
  part: 'contests',
  params: byId,
  response: z.object({
    announcements: z.array(announcementSchema),
    questions: z.array(contestQuestionSchema),
  }),
  errors: ['contest_not_found', 'not_in_contest'],
})

export const readAnnouncements = defineCall({
  method: 'POST',
  path: '/contest/:id/announcement/read',
  summary: 'Everything announced so far counts as read',
  access: 'user',
  part: 'contests',
  params: byId,
  response: acknowledged,
  errors: ['contest_not_found', 'not_in_contest'],
})

export const askContestQuestionBody = z.object({
  letter: z.string({ error: 'letter must be a text' }).max(2, 'letter must be that of a problem').nullish(),
  text: makeRequiredTextSchema({ most: contestLimits.questionCharacters, name: 'Question' }),
})

export const askContestQuestion = defineCall({
  method: 'POST',
  path: '/contest/:id/question',
  summary: 'Ask the people who run the contest',
  access: 'user',
  part: 'contests',
  params: byId,
  body: askContestQuestionBody.extend({ requestKey: requestKeySchema }),
  response: contestQuestionSchema,
  errors: ['contest_not_found', 'not_in_contest', 'contest_not_running', 'request_key_used'],
})
