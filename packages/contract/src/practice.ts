import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'
import { daySchema } from './streak.ts'
import { difficultySchema, submissionStatusSchema } from './vocabulary.ts'

const acknowledged = z.object({ message: z.string() })

/** A user's progress on a problem; only for problems that they opened or submitted to. */
export const problemProgressSchema = z.object({
  problemId: z.string(),
  /** null if it was submitted to but not opened since visits are recorded. */
  lastOpenedAt: timeSchema.nullable(),
  lastTriedAt: timeSchema.nullable(),
  lastStatus: submissionStatusSchema.nullable(),
  attempts: z.number().int(),
  isSolved: z.boolean(),
  hasNote: z.boolean(),
  /** The best score of a problem with points that is not solved; absent if there is none above 0. */
  best: z.object({ points: z.number(), of: z.number() }).optional(),
})
export type ProblemProgress = z.infer<typeof problemProgressSchema>

export const ownProblemProgress = defineCall({
  method: 'GET',
  path: '/finding/standings',
  summary: 'What the caller did with each problem: to sort and filter the list by',
  access: 'user',
  response: z.array(problemProgressSchema),
  errors: [],
})

export const dailySchema = z.object({
  /** The current date in the caller's time zone. */
  day: daySchema,
  problemId: z.string(),
  title: z.string(),
  difficulty: difficultySchema,
  /** True if they had a submission Accepted on that day. */
  isDone: z.boolean(),
  /** When the next daily problem begins in the caller's time zone. */
  endsAt: timeSchema,
})
export type Daily = z.infer<typeof dailySchema>

export const dailyProblem = defineCall({
  method: 'GET',
  path: '/finding/daily',
  summary: 'The daily problem of today, in the time zone of the caller; null in an empty library',
  access: 'user',
  response: z.object({ daily: dailySchema.nullable() }),
  errors: [],
})

/** The daily problems of one month. */
export const dailyMonth = defineCall({
  method: 'GET',
  path: '/finding/daily/:month',
  summary:
    'The daily problems of a month up to today, and which of them the caller had Accepted on their day',
  access: 'user',
  params: z.object({
    month: z
      .string()
      .regex(/^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/, 'The month must be like 2026-11, between 1970 and 2999'),
  }),
  response: z.array(
    z.object({ day: daySchema, problemId: z.string(), title: z.string(), isDone: z.boolean() }),
  ),
  errors: [],
})

/** Spaced repetition: days until a problem is due again, after a failed or slow solution and after each successful review. */
export const reviewDays = [1, 3, 7, 21] as const

/** Minutes from first opening a problem to Accepted; more counts as slow, and so do `slowAttempts` submissions. */
export const slowMinutes = { easy: 30, medium: 60, hard: 90 } as const
export const slowAttempts = 4

export const problemReviewSchema = z.object({
  problemId: z.string(),
  title: z.string(),
  difficulty: difficultySchema,
  /** Why it is in the review queue. */
  reason: z.enum(['failed', 'slow', 'added']),
  dueDay: daySchema,
  isDue: z.boolean(),
  /** Number of successful reviews, of `reviewDays.length`. */
  step: z.number().int(),
  lastTriedAt: timeSchema.nullable(),
})
export type ProblemReview = z.infer<typeof problemReviewSchema>

export const reviewQueue = defineCall({
  method: 'GET',
  path: '/finding/reviews',
  summary: 'Problems that come back to the caller: those due first, then by day',
  access: 'user',
  response: z.array(problemReviewSchema),
  errors: [],
})

export const addReview = defineCall({
  method: 'PUT',
  path: '/finding/review/:id',
  summary: 'Bring a problem back tomorrow',
  access: 'user',
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['problem_not_found'],
})

export const removeReview = defineCall({
  method: 'DELETE',
  path: '/finding/review/:id',
  summary: 'Take a problem out of the review queue, until it goes wrong again',
  access: 'user',
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['problem_not_found'],
})
