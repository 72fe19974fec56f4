import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { idSchema, invisibleTextMessage, isVisibleOrEmpty, makeTextSchema, timeSchema } from './fields.ts'
import { lessonHeadSchema } from './lesson-kinds.ts'
import { paymentOrderSchema } from './orders.ts'
import { makePagingFields } from './paging.ts'

/** Courses as learners find, buy and take them. Calls for authors are in course-admin.ts. */

const ratingSchema = z.object({
  /** From 1 to 5 with one decimal; null if there are no ratings. */
  average: z.number().nullable(),
  count: z.number().int(),
})

const ownedSchema = z.object({
  /** When it was last bought, or granted by an admin. */
  purchasedDate: timeSchema,
  /** Price paid for it, in rupees; null if an admin granted it. */
  paidPrice: z.number().nullable(),
  expiresAt: timeSchema,
  isExpired: z.boolean(),
  /** Whether it can be bought again now. */
  isRenewable: z.boolean(),
})

export const courseSchema = z.object({
  _id: z.string(),
  CourseName: z.string(),
  CourseDescription: z.string(),
  /** Rupees. */
  CoursePrice: z.number(),
  /** Days of access that a purchase gives. */
  validityDays: z.number().int(),
  CourseMentor: z.string(),
  /** A path of this installation or an https URL; empty if none. */
  CourseThumbnail: z.string(),
  /** Playlist id at the video service; empty if there is none or the caller does not own the course. */
  playlistid: z.string(),
  /** What learners are able to do after the course. */
  outcomes: z.array(z.string()),
  /** Whether it is neither listed nor sold yet. */
  isDraft: z.boolean(),
  /** Whether it came with the installation. */
  isSample: z.boolean(),
  /** Number of people with past or current access. */
  learners: z.number().int(),
  lessons: z.number().int(),
  /** Number of downloadable files of its lessons. */
  files: z.number().int(),
  /** Whether learners may ask questions about its lessons. */
  takesQuestions: z.boolean(),
  /** Number of problems in its lessons. */
  problems: z.number().int(),
  /** Total length of all videos of known length. */
  totalSeconds: z.number().int(),
  rating: ratingSchema,
  /** The caller's access; null if never bought. */
  owned: ownedSchema.nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Course = z.infer<typeof courseSchema>

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const allCourses = defineCall({
  method: 'GET',
  path: '/course/Allcourses',
  summary: 'Every course that is published, the newest first',
  access: 'user',
  part: 'courses',
  response: z.array(courseSchema),
  errors: [],
})

/** Drafts are visible to admins and owners only. */
export const getCourse = defineCall({
  method: 'GET',
  path: '/course/getCourse/:id',
  summary: 'One course with the names of its lessons',
  access: 'user',
  params: byId,
  response: courseSchema.extend({ outline: z.array(lessonHeadSchema) }),
  errors: ['course_not_found'],
})
export type CourseDetail = z.infer<typeof getCourse.response>

/** Repeating the call while such an order is unpaid returns that order. Verified by `paymentverify`. */
export const orderCourse = defineCall({
  method: 'POST',
  path: '/course/courseid/:id',
  summary: 'Order a course, or another period of it near the end of the one that runs',
  access: 'user',
  part: 'courses',
  params: byId,
  response: paymentOrderSchema,
  errors: ['course_not_found', 'already_owned', 'payment_unavailable', 'payments_off'],
})

/** A course owned by the caller, with their progress. */
export const ownedCourseSchema = courseSchema.extend({
  ...ownedSchema.shape,
  completedLessons: z.number().int(),
  /** Percentage of complete lessons, rounded down: 100 only if all are complete. */
  percent: z.number().int(),
  /** Total playing time of videos, including repeated parts. */
  watchedSeconds: z.number().int(),
  /** The lesson at which to continue; null if there is none. */
  nextLesson: z.object({ _id: z.string(), title: z.string() }).nullable(),
  certificate: z.object({ code: z.string(), issuedAt: timeSchema }).nullable(),
})
export type OwnedCourse = z.infer<typeof ownedCourseSchema>

export const rateCourseBody = z.object({
  stars: z
    .number({ error: 'Choose 1 to 5 stars' })
    .int('Stars must be whole')
    .min(1, 'Choose 1 to 5 stars')
    .max(5, 'Choose 1 to 5 stars'),
  words: makeTextSchema({ most: courseLimits.reviewCharacters, name: 'Review' })
    .trim()
    .refine(isVisibleOrEmpty, invisibleTextMessage('Review'))
    .default(''),
})

/** A second rating replaces the first. */
export const rateCourse = defineCall({
  method: 'PUT',
  path: '/course/rating/:id',
  summary: 'Rate an own course',
  access: 'user',
  part: 'courses',
  params: byId,
  body: rateCourseBody,
  response: acknowledged,
  errors: ['course_not_found', 'not_enrolled'],
})

export const unrateCourse = defineCall({
  method: 'DELETE',
  path: '/course/rating/:id',
  summary: 'Take the own rating of a course back',
  access: 'user',
  part: 'courses',
  params: byId,
  response: acknowledged,
  errors: ['course_not_found'],
})

export const reviewSchema = z.object({
  _id: z.string(),
  /** First name. */
  name: z.string(),
  isOwn: z.boolean(),
  stars: z.number().int(),
  words: z.string(),
  at: timeSchema,
})
export type Review = z.infer<typeof reviewSchema>

/** The total number is in `X-Total-Count`. */
export const courseReviews = defineCall({
  method: 'GET',
  path: '/course/reviews/:id',
  summary: 'What learners say of a course, the newest first',
  access: 'user',
  part: 'courses',
  params: byId,
  query: z.object({
    ...makePagingFields(10),
  }),
  response: z.array(reviewSchema),
  errors: ['course_not_found'],
})
