import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { idSchema, isSeenOrEmpty, textOf, timeSchema, unseenText } from './fields.ts'
import { lessonHeadSchema } from './lesson-kinds.ts'
import { paymentOrderSchema } from './orders.ts'
import { pagingOf } from './paging.ts'

/** Courses as a learner finds, buys and takes them. What an author sends stands in course-admin.ts. */

const ratingSchema = z.object({
  /** From 1 to 5, one decimal; null: nobody has rated yet. */
  average: z.number().nullable(),
  count: z.number().int(),
})

const ownedSchema = z.object({
  /** When it was bought last, or given by an admin. */
  purchasedDate: timeSchema,
  /** What was paid that time, in rupees; null: an admin gave it. */
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
  /** Days that a purchase opens it for. */
  validityDays: z.number().int(),
  CourseMentor: z.string(),
  /** A path of this installation or an https address; empty: none. */
  CourseThumbnail: z.string(),
  /** Of the video service; empty: none, or the caller does not own the course. */
  playlistid: z.string(),
  /** What somebody can do who has taken it. */
  outcomes: z.array(z.string()),
  /** Not listed and not sold yet. */
  isDraft: z.boolean(),
  /** Came with the installation. */
  isSample: z.boolean(),
  /** People it is or was open for. */
  learners: z.number().int(),
  lessons: z.number().int(),
  /** Files to download at its lessons. */
  files: z.number().int(),
  /** Learners may ask questions at its lessons. */
  takesQuestions: z.boolean(),
  /** Problems that its lessons ask for. */
  problems: z.number().int(),
  /** Of all videos whose length is known. */
  totalSeconds: z.number().int(),
  rating: ratingSchema,
  /** The caller's own; null: never bought. */
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
  response: z.array(courseSchema),
  errors: [],
})

/** A draft is there for admins, and for those who own it. */
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

/** Asked again while such an order is unpaid, it answers that order. Verified by `paymentverify`. */
export const orderCourse = defineCall({
  method: 'POST',
  path: '/course/courseid/:id',
  summary: 'Order a course, or another period of it near the end of the one that runs',
  access: 'user',
  params: byId,
  response: paymentOrderSchema,
  errors: ['course_not_found', 'already_owned', 'payment_unavailable'],
})

/** A course that somebody owns, with how far they are. */
export const ownedCourseSchema = courseSchema.extend({
  ...ownedSchema.shape,
  completedLessons: z.number().int(),
  /** Of the lessons, 0 to 100, rounded down: 100 only when all are complete. */
  percent: z.number().int(),
  /** Time that videos played, whichever part of them. */
  watchedSeconds: z.number().int(),
  /** Where Continue leads; null: there is no lesson. */
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
  words: textOf({ most: courseLimits.reviewCharacters, name: 'Review' })
    .trim()
    .refine(isSeenOrEmpty, unseenText('Review'))
    .default(''),
})

/** Once rated, it is changed. */
export const rateCourse = defineCall({
  method: 'PUT',
  path: '/course/rating/:id',
  summary: 'Rate an own course',
  access: 'user',
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

/** The number of all stands in `X-Total-Count`. */
export const courseReviews = defineCall({
  method: 'GET',
  path: '/course/reviews/:id',
  summary: 'What learners say of a course, the newest first',
  access: 'user',
  params: byId,
  query: z.object({
    ...pagingOf(10),
  }),
  response: z.array(reviewSchema),
  errors: ['course_not_found'],
})
