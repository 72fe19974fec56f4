import { z } from 'zod'
import { auditEventSchema } from './audit.ts'
import { backUpSchema } from './back-up.ts'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'
import { healthSchema } from './health.ts'

const countSchema = z.number().int().min(0)

/** The kinds of tasks that may wait for an admin. */
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
  /** When the oldest of them began to wait. */
  oldest: timeSchema,
  /**
   * The contest (for questions and scoreboards) or course (for lesson questions) to which the count belongs; null for other
   * kinds.
   */
  place: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type WaitingWork = z.infer<typeof waitingSchema>

export const overviewSchema = z.object({
  users: z.object({ total: countSchema, joinedThisWeek: countSchema }),
  problems: z.object({ published: countSchema, drafts: countSchema, scheduled: countSchema }),
  submissions: z.object({ total: countSchema, today: countSchema }),
  /** Lessons with a video, in courses that are not deleted. */
  videos: z.object({ total: countSchema, courses: countSchema }),
  store: z.object({
    /** Products on sale. */
    products: countSchema,
    /** Of these, products that are sold out. */
    outOfStock: countSchema,
  }),
  orders: z.object({
    /** Paid orders that were not refunded. */
    paid: countSchema,
    paidThisWeek: countSchema,
  }),
  /** The kind whose oldest task has waited longest comes first. */
  waiting: z.array(waitingSchema),
  /** The time zone of the server, in which days are counted. */
  timeZone: z.string(),
  /** The last 30 days, oldest first; the last entry is today. */
  days: z.array(z.object({ day: z.iso.date(), submissions: countSchema, activeUsers: countSchema })),
  queue: z.object({
    waiting: countSchema,
    judging: countSchema,
    /** Unfinished jobs of rejudges; the other two counts exclude them. */
    rejudging: countSchema,
    /** null if nothing waits. */
    oldestWaitingSeconds: countSchema.nullable(),
  }),
  health: healthSchema,
  /** Duration of a trivial database query. */
  databaseMs: z.number().min(0),
  /** The file system that contains the data folder. */
  disk: z.object({
    freeBytes: countSchema,
    totalBytes: countSchema,
    /** What to do when it is nearly full; null if there is room. */
    cure: z.string().nullable(),
  }),
  /** null if none was made yet. */
  lastBackUp: backUpSchema.nullable(),
  /** The newest entries of the audit log. */
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
