import { z } from 'zod'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'

/** A date in a user's own calendar. */
export const daySchema = z.iso.date()

export const streakSchema = z.object({
  /** Number of consecutive days with an Accepted submission that end today or yesterday. */
  days: z.number().int(),
  longest: z.number().int(),
  /** False if the streak continues only with an Accepted submission before the end of today. */
  isTodayDone: z.boolean(),
  today: daySchema,
  /** When today ends in the caller's time zone; after crossing the date line backwards that may be more than a day away. */
  todayEndsAt: timeSchema,
  timeZone: z.string(),
})
export type Streak = z.infer<typeof streakSchema>

export const ownWeek = defineCall({
  method: 'GET',
  path: '/progress/week',
  summary: 'How many problems the caller has solved for the first time since Monday, and their goal',
  access: 'user',
  response: z.object({
    /** Monday, in the caller's calendar. */
    monday: daySchema,
    solved: z.number().int(),
    /** Problems a week; null if none was chosen. */
    goal: z.number().int().nullable(),
  }),
  errors: [],
})
export type Week = z.infer<typeof ownWeek.response>

export const ownStreak = defineCall({
  method: 'GET',
  path: '/progress/streak',
  summary: 'How many days in a row the caller has solved something',
  access: 'user',
  response: streakSchema,
  errors: [],
})
