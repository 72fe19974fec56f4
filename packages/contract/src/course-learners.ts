import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { emailOf, idSchema, numberOf, requestKeySchema, textOf, timeSchema } from './fields.ts'
import { pagingOf } from './paging.ts'

/** Who takes a course, as its authors see it. */

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const courseLearnerSchema = z.object({
  user: z.object({ _id: z.string(), name: z.string(), emailId: z.string() }),
  purchasedDate: timeSchema,
  /** null: it was taken back. */
  expiresAt: timeSchema.nullable(),
  /** Whether some of the time was opened by an admin, and can be taken back. */
  isGiven: z.boolean(),
  /** Whether the newest time, that of `purchasedDate`, was opened by an admin instead of an order. */
  isNewestGiven: z.boolean(),
  completedLessons: z.number().int(),
  percent: z.number().int(),
  watchedSeconds: z.number().int(),
  lastSeenAt: timeSchema.nullable(),
  certificateCode: z.string().nullable(),
})
export type CourseLearner = z.infer<typeof courseLearnerSchema>

/** The number of all stands in `X-Total-Count`. */
export const courseLearners = defineCall({
  method: 'GET',
  path: '/admin/course/:id/learners',
  summary: 'Who has a course, and how far they are',
  access: 'admin',
  params: byId,
  query: z.object({
    q: textOf({ most: 200, name: 'q' }).optional(),
    ...pagingOf(20),
  }),
  response: z.array(courseLearnerSchema),
  errors: ['course_not_found'],
})

export const enrolLearnerBody = z.object({
  emailId: emailOf('Enter the email of an account'),
  /** Days from now, or from the end of the time that runs; those of a purchase when absent. */
  days: numberOf('Days')
    .int('Days must be a whole number')
    .min(1, 'Days must be at least 1')
    .max(courseLimits.validityDays, `Days must be at most ${courseLimits.validityDays}`)
    .optional(),
})

export const enrolLearner = defineCall({
  method: 'POST',
  path: '/admin/course/:id/learners',
  summary: 'Open a course for somebody without an order',
  access: 'admin',
  params: byId,
  body: enrolLearnerBody.extend({ requestKey: requestKeySchema }),
  response: acknowledged,
  errors: ['course_not_found', 'user_not_found', 'request_key_used'],
})

/** What was bought is given back by refunding its order. */
export const unenrolLearner = defineCall({
  method: 'DELETE',
  path: '/admin/course/:id/learners/:userId',
  summary: 'Take back what was opened for somebody without an order',
  access: 'admin',
  params: byId.extend({ userId: idSchema }),
  response: acknowledged,
  errors: ['course_not_found', 'user_not_found', 'only_bought'],
})

export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/admin/course/review/:id',
  summary: "Remove a learner's rating and words",
  access: 'admin',
  params: byId,
  response: acknowledged,
  errors: ['review_not_found'],
})
