import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { courseSchema, lessonKindSchema } from './courses.ts'
import { emailOf, idSchema, shownNameOf, textOf, timeSchema } from './fields.ts'
import { pictureAddressOf } from './goodies.ts'
import { productLimits } from './money.ts'

/** Courses as their authors make them. */

const numberOf = (name: string) =>
  z.number({
    error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be a number`),
  })

const required = (name: string) => shownNameOf(name, `${name} is required`).min(1, `${name} is required`)

/** The id of a playlist of the video service. Source: YouTube Data API, ids in use. */
export const playlistIdSchema = z
  .string({ error: 'Playlist ID must be a text' })
  .trim()
  .regex(
    /^([A-Za-z0-9_-]{10,64})?$/,
    'Playlist ID must be 10 to 64 letters, digits, - or _, as in PLxxxxxxxxxxxxxxxx',
  )

export const courseBody = z.object({
  CourseName: required('Course name'),
  CourseDescription: textOf({
    least: 1,
    most: courseLimits.descriptionCharacters,
    name: 'Description',
  })
    .trim()
    .min(1, 'Description is required'),
  /** Rupees. */
  CoursePrice: numberOf('Price')
    .min(1, 'Price must be at least 1')
    .max(productLimits.priceRupees, `Price must be at most ${productLimits.priceRupees}`)
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, {
      error: 'Price must have at most two decimals',
    }),
  validityDays: numberOf('Validity')
    .int('Validity must be a whole number of days')
    .min(1, 'Validity must be at least 1 day')
    .max(courseLimits.validityDays, `Validity must be at most ${courseLimits.validityDays} days`),
  CourseMentor: required('Mentor'),
  CourseThumbnail: pictureAddressOf('Thumbnail').default(''),
  playlistid: playlistIdSchema.default(''),
  outcomes: z
    .array(textOf({ least: 1, most: courseLimits.outcomeCharacters, name: 'Outcome' }).trim())
    .max(courseLimits.outcomes, `There can be at most ${courseLimits.outcomes} outcomes`)
    .transform((lines) => lines.filter((line) => line !== ''))
    .optional(),
  /** Neither listed nor sold until it is published. */
  draft: z.boolean({ error: 'draft must be true or false' }).optional(),
  /** The same under the name that answers have; `draft` counts first. */
  isDraft: z.boolean({ error: 'isDraft must be true or false' }).optional(),
})

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })
const saved = z.object({ message: z.string(), _id: z.string() })

export const addCourse = defineCall({
  method: 'POST',
  path: '/course/addCourse',
  summary: 'Add a course; it is published unless draft is set',
  access: 'admin',
  body: courseBody,
  response: saved,
  errors: [],
})

/** What is left away of outcomes and draft stays as it is. */
export const updateCourse = defineCall({
  method: 'PUT',
  path: '/course/updatecourse/:id',
  summary: 'Change a course; who owns it keeps the time that was bought',
  access: 'admin',
  params: byId,
  body: courseBody,
  response: saved,
  errors: ['course_not_found'],
})

export const deleteCourse = defineCall({
  method: 'DELETE',
  path: '/course/deletecourse/:id',
  summary: 'Take a course out of the list; it stays with those who own it',
  access: 'admin',
  params: byId,
  response: acknowledged,
  errors: ['course_not_found'],
})

export const deleteSampleCourses = defineCall({
  method: 'DELETE',
  path: '/course/samples',
  summary: 'Take every sample course out of the list',
  access: 'admin',
  response: z.object({ message: z.string(), removed: z.number().int() }),
  errors: [],
})

export const managedCourses = defineCall({
  method: 'GET',
  path: '/admin/course',
  summary: 'Every course, drafts too, the newest first',
  access: 'admin',
  response: z.array(courseSchema),
  errors: [],
})

/** A file of captions: WebVTT. */
const captionBody = z.object({
  language: z
    .string({ error: 'Language must be a text' })
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Language must be a code such as en, hi or en-IN'),
  label: required('Label'),
  vtt: textOf({ least: 1, most: courseLimits.captionCharacters, name: 'Captions' }),
})

export const lessonBody = z.object({
  title: required('Title'),
  /** `service` and `playlist` come from the playlist of the course, and keep their kind and video. */
  kind: lessonKindSchema,
  /** Markdown. */
  notes: textOf({ most: courseLimits.notesCharacters, name: 'Notes' }).default(''),
  /** Of an uploaded video, which `upload` needs. */
  videoId: z.string({ error: 'videoId must be a text' }).max(200).default(''),
  /** Which `address` needs. */
  address: z
    .string({ error: 'Address must be a text' })
    .trim()
    .max(2000, 'Address must be at most 2000 characters')
    .default(''),
  /** Length in seconds; counts only for `address`, where the server cannot know it. null: not known. */
  seconds: z
    .number({ error: 'Length must be a number of seconds' })
    .gt(0, 'Length must be more than 0 seconds')
    .max(courseLimits.videoSeconds, `Length must be at most ${courseLimits.videoSeconds} seconds`)
    .nullable()
    .default(null),
  captions: z
    .array(captionBody)
    .max(courseLimits.captionsPerLesson, `There can be at most ${courseLimits.captionsPerLesson} captions`)
    .default([]),
  /** The problems to solve: their ids, or the problems as they are answered. */
  problems: z
    .array(z.union([idSchema, z.object({ _id: idSchema })], { error: 'A problem must be an id' }))
    .max(courseLimits.problemsPerLesson, `There can be at most ${courseLimits.problemsPerLesson} problems`)
    .transform((problems) => problems.map((each) => (typeof each === 'string' ? each : each._id)))
    .default([]),
})

/** Of an uploaded video. */
export const keptVideoSchema = z.object({
  _id: z.string(),
  /** Of the file that was uploaded. */
  name: z.string(),
  bytes: z.number().int(),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  /** As in RFC 6381: avc1.64001f. */
  codecs: z.string(),
})
export type KeptVideo = z.infer<typeof keptVideoSchema>

export const managedLessonSchema = z.object({
  _id: z.string(),
  title: z.string(),
  kind: lessonKindSchema,
  /** Of the video service; empty otherwise. */
  description: z.string(),
  notes: z.string(),
  /** Of an uploaded video, or at the video service. */
  videoId: z.string(),
  video: keptVideoSchema.nullable(),
  address: z.string(),
  seconds: z.number().nullable(),
  thumbnail: z.string(),
  publishedAt: timeSchema.nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), vtt: z.string() })),
  problems: z.array(z.object({ _id: z.string(), title: z.string() })),
})
export type ManagedLesson = z.infer<typeof managedLessonSchema>

/** A lesson in the list of its course, without its long texts. */
export const managedLessonHeadSchema = managedLessonSchema.omit({ description: true, notes: true }).extend({
  captions: z.array(z.object({ language: z.string(), label: z.string() })),
})
export type ManagedLessonHead = z.infer<typeof managedLessonHeadSchema>

export const managedCourse = defineCall({
  method: 'GET',
  path: '/admin/course/:id',
  summary: 'One course with the heads of its lessons, in their order',
  access: 'admin',
  params: byId,
  response: courseSchema.extend({
    lessonList: z.array(managedLessonHeadSchema),
    /** When the playlist was read last; null: never. */
    playlistReadAt: timeSchema.nullable(),
    /** Why it could not be read then; empty: it could, or there is none. */
    playlistTrouble: z.string(),
    /** Whether the installation has a key of the video service. */
    canReadPlaylists: z.boolean(),
  }),
  errors: ['course_not_found'],
})
export type ManagedCourse = z.infer<typeof managedCourse.response>

const lessonBytes = 8 * 1024 * 1024

export const addLesson = defineCall({
  method: 'POST',
  path: '/admin/course/:id/lesson',
  summary: 'Add a lesson at the end of a course',
  access: 'admin',
  params: byId,
  body: lessonBody,
  bodyBytes: lessonBytes,
  response: saved,
  errors: ['course_not_found', 'too_many_lessons'],
})

/** What it answers can be sent back to `updateLesson`. */
export const managedLesson = defineCall({
  method: 'GET',
  path: '/admin/lesson/:id',
  summary: 'One lesson with its notes and captions',
  access: 'admin',
  params: byId,
  response: managedLessonSchema,
  errors: ['lesson_not_found'],
})

export const updateLesson = defineCall({
  method: 'PUT',
  path: '/admin/lesson/:id',
  summary: 'Change a lesson',
  access: 'admin',
  params: byId,
  body: lessonBody,
  bodyBytes: lessonBytes,
  response: saved,
  errors: ['lesson_not_found'],
})

export const deleteLesson = defineCall({
  method: 'DELETE',
  path: '/admin/lesson/:id',
  summary: 'Take a lesson out of its course',
  access: 'admin',
  params: byId,
  response: acknowledged,
  errors: ['lesson_not_found'],
})

export const orderLessons = defineCall({
  method: 'PUT',
  path: '/admin/course/:id/lessons',
  summary: 'Put the lessons of a course in another order',
  access: 'admin',
  params: byId,
  body: z.object({
    /** Each lesson of the course once. */
    lessons: z.array(idSchema).max(courseLimits.lessons),
  }),
  response: acknowledged,
  errors: ['course_not_found', 'lessons_changed'],
})

/** Videos that came are added at the end, those that went are hidden; what was written to a lesson stays. */
export const readPlaylist = defineCall({
  method: 'POST',
  path: '/admin/course/:id/playlist',
  summary: 'Read the playlist of a course from the video service again',
  access: 'admin',
  params: byId,
  response: z.object({
    message: z.string(),
    added: z.number().int(),
    hidden: z.number().int(),
    lessons: z.number().int(),
  }),
  errors: ['course_not_found', 'no_playlist', 'video_service'],
})

/** Uploads go to `/api/admin/video` by the tus protocol, version 1.0; a finished one is known here. */
export const uploadedVideo = defineCall({
  method: 'GET',
  path: '/admin/video/:id',
  summary: 'What was found in an uploaded video',
  access: 'admin',
  params: byId,
  response: keptVideoSchema,
  errors: ['video_not_found', 'video_refused'],
})

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
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.array(courseLearnerSchema),
  errors: ['course_not_found'],
})

export const enrolLearner = defineCall({
  method: 'POST',
  path: '/admin/course/:id/learners',
  summary: 'Open a course for somebody without an order',
  access: 'admin',
  params: byId,
  body: z.object({
    emailId: emailOf('Enter the email of an account'),
    /** Days from now, or from the end of the time that runs; those of a purchase when absent. */
    days: numberOf('Days')
      .int('Days must be a whole number')
      .min(1, 'Days must be at least 1')
      .max(courseLimits.validityDays, `Days must be at most ${courseLimits.validityDays}`)
      .optional(),
  }),
  response: acknowledged,
  errors: ['course_not_found', 'user_not_found'],
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
