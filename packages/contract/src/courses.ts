import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { idSchema, textOf, timeSchema } from './fields.ts'
import { paymentOrderSchema } from './orders.ts'
import { difficultySchema } from './vocabulary.ts'

/** Courses as a learner finds, buys and takes them. What an author sends stands in course-admin.ts. */

/**
 * What a lesson is made of. `service`: one video of the video service; `playlist`: all of a playlist in the service's own
 * player, as long as its list could not be read; `upload`: a video kept here; `address`: a video at an https address;
 * `written`: only notes.
 */
export const lessonKinds = ['service', 'playlist', 'upload', 'address', 'written'] as const
export const lessonKindSchema = z.enum(lessonKinds)
export type LessonKind = z.infer<typeof lessonKindSchema>

const ratingSchema = z.object({
  /** From 1 to 5, one decimal; null: nobody has rated yet. */
  average: z.number().nullable(),
  count: z.number().int(),
})

const ownedSchema = z.object({
  /** When it was bought last, or given by an admin. */
  purchasedDate: timeSchema,
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

/** A lesson as everybody may see that it is there. */
const lessonHeadSchema = z.object({
  title: z.string(),
  kind: lessonKindSchema,
  /** null: not known. */
  seconds: z.number().nullable(),
  problems: z.number().int(),
})

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

const lessonProblemSchema = z.object({
  _id: z.string(),
  title: z.string(),
  difficulty: difficultySchema,
  isSolved: z.boolean(),
})

export const lessonProgressSchema = z.object({
  /** Where to go on, in seconds. */
  position: z.number(),
  /** Different seconds of the video that were played. */
  playedSeconds: z.number().int(),
  /** Share of it, 0 to 100, rounded down; null: its length is not known. */
  playedPercent: z.number().int().nullable(),
  isMarked: z.boolean(),
  isComplete: z.boolean(),
  /** What is missing: `watch` (or mark it), and `problems`. */
  missing: z.array(z.enum(['watch', 'problems'])),
})
export type LessonProgress = z.infer<typeof lessonProgressSchema>

export const lessonRowSchema = lessonHeadSchema.extend({
  _id: z.string(),
  /** In its playlist; null: none. */
  publishedAt: timeSchema.nullable(),
  /** Of its video; empty: none. */
  thumbnail: z.string(),
  problemList: z.array(lessonProblemSchema),
  progress: lessonProgressSchema,
})
export type LessonRow = z.infer<typeof lessonRowSchema>

/** For who has it open, and for admins, who see it as a preview and leave no progress. */
export const courseContent = defineCall({
  method: 'GET',
  path: '/course/content/:id',
  summary: 'The lessons of an own course and how far the caller is',
  access: 'user',
  params: byId,
  response: z.object({
    course: courseSchema,
    /** null: a preview. */
    expiresAt: timeSchema.nullable(),
    lessons: z.array(lessonRowSchema),
    completedLessons: z.number().int(),
    percent: z.number().int(),
    watchedSeconds: z.number().int(),
    /** The lesson to go on with; null: there is none. */
    nextLessonId: z.string().nullable(),
    certificate: z.object({ code: z.string(), issuedAt: timeSchema }).nullable(),
    ownRating: z.object({ stars: z.number().int(), words: z.string() }).nullable(),
    /** Why the videos of the playlist could not be read: a whole sentence, shown as it is; empty: they could. */
    playlistTrouble: z.string(),
  }),
  errors: ['course_not_found', 'not_enrolled', 'course_expired'],
})
export type CourseContent = z.infer<typeof courseContent.response>

const captionSchema = z.object({
  _id: z.string(),
  /** As in BCP 47: en, hi, en-IN. */
  language: z.string(),
  label: z.string(),
})

export const lessonSchema = lessonRowSchema.extend({
  courseId: z.string(),
  /** Of the video service, as plain text. */
  description: z.string(),
  /** Markdown. */
  notes: z.string(),
  /** At the video service; empty: not of it. Of kind `playlist` the id of the playlist. */
  videoId: z.string(),
  /** What plays it in a video element; empty: nothing does. */
  source: z.string(),
  captions: z.array(captionSchema),
})
export type Lesson = z.infer<typeof lessonSchema>

/** Its video is served at `/api/course/lesson/:id/video`, its captions at `/api/course/caption/:id`. */
export const lessonById = defineCall({
  method: 'GET',
  path: '/course/lesson/:id',
  summary: 'One lesson of an own course',
  access: 'user',
  params: byId,
  response: lessonSchema,
  errors: ['lesson_not_found', 'not_enrolled', 'course_expired'],
})

const second = z
  .number({ error: 'Seconds must be numbers' })
  .min(0, 'Seconds must be at least 0')
  .max(courseLimits.videoSeconds, `Seconds must be at most ${courseLimits.videoSeconds}`)

export const lessonProgressBody = z.object({
  /** Stretches that were played since the last report, each from and to in seconds of the video. */
  played: z.array(z.tuple([second, second])).max(100, 'played must hold at most 100 stretches'),
  /** Where the video stands. */
  position: second,
  /** The length that the player found; counts only where the server does not know it. */
  seconds: second.min(1, 'Length must be at least 1 second').optional(),
})

/**
 * Of all reports of a lesson together no more is believed than the time could have played at twice the speed. Time that no
 * report has used is saved, an hour of it at most, for reports that were held back; the first one can tell of two minutes
 * and five seconds.
 */
export const reportLessonProgress = defineCall({
  method: 'PUT',
  path: '/course/lesson/:id/progress',
  summary: 'Tell what of a video was played and where it stands',
  access: 'user',
  params: byId,
  body: lessonProgressBody,
  response: lessonProgressSchema,
  errors: ['lesson_not_found', 'not_enrolled', 'course_expired'],
})

export const markLesson = defineCall({
  method: 'PUT',
  path: '/course/lesson/:id/mark',
  summary: 'Mark a lesson as complete, or take the mark away',
  access: 'user',
  params: byId,
  body: z.object({ isMarked: z.boolean({ error: 'isMarked must be true or false' }) }),
  response: lessonProgressSchema,
  errors: ['lesson_not_found', 'not_enrolled', 'course_expired'],
})

export const rateCourseBody = z.object({
  stars: z
    .number({ error: 'Choose 1 to 5 stars' })
    .int('Stars must be whole')
    .min(1, 'Choose 1 to 5 stars')
    .max(5, 'Choose 1 to 5 stars'),
  words: textOf({ most: courseLimits.reviewCharacters, name: 'Review' }).trim().default(''),
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
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(10),
  }),
  response: z.array(reviewSchema),
  errors: ['course_not_found'],
})

/** The file itself is at `/api/certificate/:code/pdf`, for its owner and for admins. */
export const certificateByCode = defineCall({
  method: 'GET',
  path: '/certificate/:code',
  summary: 'What a certificate says, for anybody who has its code',
  access: 'anyone',
  params: z.object({ code: idSchema }),
  response: z.object({
    code: z.string(),
    name: z.string(),
    CourseName: z.string(),
    CourseMentor: z.string(),
    issuedAt: timeSchema,
    /** Set when it was withdrawn, because the course was paid back. */
    revokedAt: timeSchema.nullable(),
  }),
  errors: ['certificate_not_found'],
})
export type CertificateFacts = z.infer<typeof certificateByCode.response>
