import { z } from 'zod'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'

/** A date as the person's own calendar shows it. */
export const daySchema = z.iso.date()

export const streakSchema = z.object({
  /** Consecutive days with an Accepted submission that end today or yesterday. */
  days: z.number().int(),
  longest: z.number().int(),
  /** False: it goes on only if something is Accepted before today ends. */
  isTodayDone: z.boolean(),
  today: daySchema,
  /** When today ends where the caller is; after travelling back over the date line that is more than a day away. */
  todayEndsAt: timeSchema,
  timeZone: z.string(),
})
export type Streak = z.infer<typeof streakSchema>

export const ownStreak = defineCall({
  method: 'GET',
  path: '/progress/streak',
  summary: 'How many days in a row the caller has solved something',
  access: 'user',
  response: streakSchema,
  errors: [],
})
