import { z } from 'zod'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'
import { daySchema } from './streak.ts'
import { difficultySchema, submissionStatusSchema } from './vocabulary.ts'

/**
 * Number of days in the history, including today; the calendar shows the last `calendarDays`. Source: the specification of the
 * profile.
 */
export const historyDays = 181
export const calendarDays = 30
/** Number of submissions that make a day "very active"; from 1 on it is "active". Source: as above. */
export const veryActiveFrom = 3

export const badgeNames = [
  'first-solve',
  'solves-10',
  'solves-50',
  'solves-100',
  'streak-7',
  'streak-30',
  'every-difficulty',
  'all-languages',
  'first-contest',
  'daily-7',
  'first-plan',
  'first-review',
] as const
export const badgeNameSchema = z.enum(badgeNames)
export type BadgeName = z.infer<typeof badgeNameSchema>

export const badgeSchema = z.object({
  name: badgeNameSchema,
  title: z.string(),
  /** How to earn it, in one sentence. */
  rule: z.string(),
  earnedAt: timeSchema,
})
export type Badge = z.infer<typeof badgeSchema>

/** A badge that has not been earned yet. */
export const openBadgeSchema = badgeSchema.omit({ earnedAt: true }).extend({
  /** Progress towards `goal`, below it. */
  reached: z.number().int(),
  goal: z.number().int(),
})
export type OpenBadge = z.infer<typeof openBadgeSchema>

const shareSchema = z.object({ solved: z.number().int(), total: z.number().int() })

export const progressFiguresSchema = z.object({
  /** Published problems of each difficulty. */
  byDifficulty: z.object({ easy: shareSchema, medium: shareSchema, hard: shareSchema }),
  byTag: z.array(shareSchema.extend({ tag: z.string() })),
  /** Number of solved problems, including problems removed from the library. */
  solved: z.number().int(),
  submissions: z.number().int(),
  accepted: z.number().int(),
  /** Number of submissions with a verdict on the program: neither pending nor an Internal Error. */
  judged: z.number().int(),
  streakDays: z.number().int(),
  longestStreakDays: z.number().int(),
  /** One entry per day with a submission, oldest first, at most `historyDays`. */
  days: z.array(z.object({ day: daySchema, submissions: z.number().int(), accepted: z.number().int() })),
  today: daySchema,
})
export type ProgressFigures = z.infer<typeof progressFiguresSchema>

export const ownProgress = defineCall({
  method: 'GET',
  path: '/progress',
  summary: 'What the caller has done so far, counted in their time zone',
  access: 'user',
  response: progressFiguresSchema.extend({
    badges: z.array(badgeSchema),
    openBadges: z.array(openBadgeSchema),
  }),
  errors: [],
})

/** A day within the range that queries support. */
export const askableDaySchema = daySchema.refine(
  (day) => day >= '1970-01-01' && day < '3000-01-01',
  'The day must be between 1970 and 2999',
)

/** Why a day counted towards the streak, or not. */
export const dayReasonSchema = z.object({
  day: daySchema,
  counts: z.boolean(),
  /**
   * Time zones in which the day was counted, oldest first; several if the caller changed zone on that day. Empty if the caller
   * skipped the date by changing zone, in which case it does not break the streak.
   */
  zones: z.array(z.string()),
  startsAt: timeSchema,
  endsAt: timeSchema,
  /** Submissions of that day, oldest first, at most 100; if there are more, the Accepted ones are included. */
  submissions: z.array(
    z.object({
      _id: z.string(),
      problemId: z.string(),
      problemTitle: z.string(),
      status: submissionStatusSchema,
      createdAt: timeSchema,
      /** Local time of the caller at that moment, HH:MM. */
      localTime: z.string(),
    }),
  ),
})
export type DayReason = z.infer<typeof dayReasonSchema>

export const dayReason = defineCall({
  method: 'GET',
  path: '/progress/day/:day',
  summary: 'Why a day counts for the streak of the caller, with the submissions of that day',
  access: 'user',
  params: z.object({ day: askableDaySchema }),
  response: dayReasonSchema,
  errors: [],
})

/** An activity of the caller. */
export const feedEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('solved'),
    at: timeSchema,
    problemId: z.string(),
    title: z.string(),
    difficulty: difficultySchema,
    submissionId: z.string(),
  }),
  z.object({
    kind: z.literal('attempted'),
    at: timeSchema,
    problemId: z.string(),
    title: z.string(),
    status: submissionStatusSchema,
    submissionId: z.string(),
  }),
  z.object({ kind: z.literal('badge'), at: timeSchema, name: badgeNameSchema, title: z.string() }),
  /** The caller's first submission in a contest. */
  z.object({ kind: z.literal('contest'), at: timeSchema, contestId: z.string(), title: z.string() }),
  /** A lesson that the caller marked as complete. */
  z.object({ kind: z.literal('lesson'), at: timeSchema, courseId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('certificate'), at: timeSchema, code: z.string(), title: z.string() }),
])
export type FeedEntry = z.infer<typeof feedEntrySchema>

export const ownFeed = defineCall({
  method: 'GET',
  path: '/progress/feed',
  summary: 'What the caller did, newest first',
  access: 'user',
  query: z.object({
    /** Time of the last entry that the client has. */
    before: timeSchema.optional(),
    /** Page size; a few more may be returned, because entries of the same moment stay together. */
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({ entries: z.array(feedEntrySchema), hasMore: z.boolean() }),
  errors: [],
})

/** A problem that the caller has solved, with the measurements of their last Accepted submission. */
export const solvedProblemSchema = z.object({
  _id: z.string(),
  title: z.string(),
  /** Comma-separated. */
  tags: z.string(),
  difficulty: difficultySchema,
  /** Milliseconds. */
  runtime: z.number().nullable(),
  /** KB. */
  memory: z.number().nullable(),
  solvedAt: timeSchema,
  /** False if its page cannot be opened, because the problem is not in the library. */
  isOpen: z.boolean(),
})
export type SolvedProblem = z.infer<typeof solvedProblemSchema>

export const latestSolved = defineCall({
  method: 'GET',
  path: '/progress/solved',
  summary: 'The problems that the caller has solved, those solved last first',
  access: 'user',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(6) }),
  response: z.array(solvedProblemSchema),
  errors: [],
})
