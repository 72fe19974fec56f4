import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import {
  idSchema,
  makeEmailSchema,
  makeNumberSchema,
  makeTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { makePagingFields } from './paging.ts'

/** The learners of a course, as seen by its authors. */

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const courseLearnerSchema = z.object({
  user: z.object({ _id: z.string(), name: z.string(), emailId: z.string() }),
  purchasedDate: timeSchema,
  /** null if access was revoked. */
  expiresAt: timeSchema.nullable(),
  /** Whether an admin granted some of the access time, which can then be revoked. */
  isGiven: z.boolean(),
  /** Whether the newest period, that of `purchasedDate`, was granted by an admin and not bought. */
  isNewestGiven: z.boolean(),
  completedLessons: z.number().int(),
  percent: z.number().int(),
  watchedSeconds: z.number().int(),
  lastSeenAt: timeSchema.nullable(),
  certificateCode: z.string().nullable(),
})
export type CourseLearner = z.infer<typeof courseLearnerSchema>

/** The total number is in `X-Total-Count`. */
export const courseLearners = defineCall({
  method: 'GET',
  path: '/admin/course/:id/learners',
  summary: 'Who has a course, and how far they are',
  access: 'admin',
  part: 'courses',
  params: byId,
  query: z.object({
    q: makeTextSchema({ most: 200, name: 'q' }).optional(),
    ...makePagingFields(20),
  }),
  response: z.array(courseLearnerSchema),
  errors: ['course_not_found'],
})

export const enrolLearnerBody = z.object({
  emailId: makeEmailSchema('Enter the email of an account'),
  /** Days from now, or from the end of the current access; default: those of a purchase. */
  days: makeNumberSchema('Days')
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
  part: 'courses',
  params: byId,
  body: enrolLearnerBody.extend({ requestKey: requestKeySchema }),
  response: acknowledged,
  errors: ['course_not_found', 'user_not_found', 'request_key_used'],
})

/** Access that was bought is revoked by refunding its order instead. */
export const unenrolLearner = defineCall({
  method: 'DELETE',
  path: '/admin/course/:id/learners/:userId',
  summary: 'Take back what was opened for somebody without an order',
  access: 'admin',
  part: 'courses',
  params: byId.extend({ userId: idSchema }),
  response: acknowledged,
  errors: ['course_not_found', 'user_not_found', 'only_bought'],
})

export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/admin/course/review/:id',
  summary: "Remove a learner's rating and words",
  access: 'admin',
  part: 'courses',
  params: byId,
  response: acknowledged,
  errors: ['review_not_found'],
})
