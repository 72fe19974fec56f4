import { z } from 'zod'
import { auditEventSchema } from './audit.ts'
import { backUpSchema } from './back-up.ts'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'
import { healthSchema } from './health.ts'

const countSchema = z.number().int().min(0)

/** What can wait for somebody who runs the installation. */
export const waitingKinds = [
  'room_reports',
  'tickets',
  'contest_questions',
  'lesson_questions',
  'hidden_boards',
  'refunds_asked',
  'refunds_failed',
  'to_ship',
  'problem_reports',
  'rejudges',
] as const

export const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  count: z.number().int().min(1),
  /** Since when the one that waits longest does. */
  oldest: timeSchema,
  /** The contest of questions and of a board, the course of questions at lessons, each for itself; null: of the others. */
  place: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type Waiting = z.infer<typeof waitingSchema>

export const overviewSchema = z.object({
  users: z.object({ total: countSchema, joinedThisWeek: countSchema }),
  problems: z.object({ published: countSchema, drafts: countSchema, scheduled: countSchema }),
  submissions: z.object({ total: countSchema, today: countSchema }),
  /** Lessons that show a video, in courses that are not deleted. */
  videos: z.object({ total: countSchema, courses: countSchema }),
  store: z.object({
    /** On sale. */
    products: countSchema,
    /** Of these, with nothing left to buy. */
    outOfStock: countSchema,
  }),
  orders: z.object({
    /** Paid for, refunded ones aside. */
    paid: countSchema,
    paidThisWeek: countSchema,
  }),
  /** What waits longest goes first. */
  waiting: z.array(waitingSchema),
  /** That of the server: where its days begin and end. */
  timeZone: z.string(),
  /** The last 30, today at the end. */
  days: z.array(z.object({ day: z.iso.date(), submissions: countSchema, activeUsers: countSchema })),
  queue: z.object({
    waiting: countSchema,
    judging: countSchema,
    /** Jobs of rejudges that are not done; the other two do not count them. */
    rejudging: countSchema,
    /** null: nothing waits. */
    oldestWaitingSeconds: countSchema.nullable(),
  }),
  health: healthSchema,
  /** How long the database took for a question that needs no table. */
  databaseMs: z.number().min(0),
  /** Of the file system that holds the data folder. */
  disk: z.object({
    freeBytes: countSchema,
    totalBytes: countSchema,
    /** What to do when it is nearly full; null: there is room. */
    cure: z.string().nullable(),
  }),
  /** null: none was made yet. */
  lastBackUp: backUpSchema.nullable(),
  /** The newest of the audit log. */
  events: z.array(auditEventSchema),
})
export type Overview = z.infer<typeof overviewSchema>

export const adminWaiting = defineCall({
  method: 'GET',
  path: '/admin/waiting',
  summary: 'What waits for somebody who runs the installation',
  access: 'admin',
  response: z.array(waitingSchema),
  errors: [],
})

export const adminOverview = defineCall({
  method: 'GET',
  path: '/admin/overview',
  summary: 'How many, how busy, what works and who did what',
  access: 'admin',
  response: overviewSchema,
  errors: [],
})
