import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { courseSchema } from './courses.ts'
import {
  expectedUpdatedAtSchema,
  idSchema,
  makeNumberSchema,
  makeRequiredNameSchema,
  makeTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { managedLessonHeadSchema } from './lesson-admin.ts'
import { productLimits } from './money.ts'
import { makePictureAddressSchema } from './products.ts'
import { readYoutubeAddress } from './youtube-address.ts'

/** Courses as edited by their authors. */

/** A playlist id of the video service, given as such or in a URL. Source: YouTube Data API, ids in use. */
export const playlistIdSchema = z
  .string({ error: 'Playlist ID must be a text' })
  .trim()
  .transform((typed, context) => {
    const read = readYoutubeAddress(typed)
    if (read?.kind === 'playlist') return read.playlistId
    if (read?.kind === 'video' && read.playlistId !== null) return read.playlistId
    const fault = read?.kind === 'other' ? read.message : read?.kind === 'video' ? singleVideo : noPlaylist
    if (read !== null || !/^([A-Za-z0-9_-]{10,64})?$/.test(typed)) {
      context.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    }
    return typed
  })

const singleVideo =
  'This is a single video, not a playlist. Add it as a lesson of its own, of the kind YouTube video.'
const noPlaylist = 'Playlist ID must be 10 to 64 letters, digits, - or _, as in PLxxxxxxxxxxxxxxxx'

export const courseBody = z.object({
  CourseName: makeRequiredNameSchema('Course name'),
  CourseDescription: makeTextSchema({
    least: 1,
    most: courseLimits.descriptionCharacters,
    name: 'Description',
  })
    .trim()
    .min(1, 'Description is required'),
  /** Rupees. */
  CoursePrice: makeNumberSchema('Price')
    .min(1, 'Price must be at least 1')
    .max(productLimits.priceRupees, `Price must be at most ${productLimits.priceRupees}`)
    .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, {
      error: 'Price must have at most two decimals',
    }),
  validityDays: makeNumberSchema('Validity')
    .int('Validity must be a whole number of days')
    .min(1, 'Validity must be at least 1 day')
    .max(courseLimits.validityDays, `Validity must be at most ${courseLimits.validityDays} days`),
  CourseMentor: makeRequiredNameSchema('Mentor'),
  CourseThumbnail: makePictureAddressSchema('Thumbnail').default(''),
  playlistid: playlistIdSchema.default(''),
  outcomes: z
    .array(makeTextSchema({ least: 1, most: courseLimits.outcomeCharacters, name: 'Outcome' }).trim())
    .max(courseLimits.outcomes, `There can be at most ${courseLimits.outcomes} outcomes`)
    .transform((lines) => lines.filter((line) => line !== ''))
    .optional(),
  /** Whether learners may ask questions about its lessons. */
  takesQuestions: z.boolean({ error: 'takesQuestions must be true or false' }).optional(),
  /** A draft is neither listed nor sold. */
  draft: z.boolean({ error: 'draft must be true or false' }).optional(),
  /** The name used in answers; `draft` takes precedence. */
  isDraft: z.boolean({ error: 'isDraft must be true or false' }).optional(),
})

/** A change of a course. */
export const courseChangeBody = courseBody.extend({ updatedAt: expectedUpdatedAtSchema })

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })
const saved = z.object({ message: z.string(), _id: z.string() })

export const addCourse = defineCall({
  method: 'POST',
  path: '/course/addCourse',
  summary: 'Add a course; it is published unless draft is set',
  access: 'admin',
  part: 'courses',
  body: courseBody.extend({ requestKey: requestKeySchema }),
  response: saved,
  errors: ['request_key_used'],
})

/** Absent `outcomes`, `takesQuestions` and `draft` are left unchanged. */
export const updateCourse = defineCall({
  method: 'PUT',
  path: '/course/updatecourse/:id',
  summary: 'Change a course; who owns it keeps the time that was bought',
  access: 'admin',
  part: 'courses',
  params: byId,
  body: courseChangeBody,
  response: saved,
  errors: ['course_not_found', 'course_changed'],
})

export const deleteCourse = defineCall({
  method: 'DELETE',
  path: '/course/deletecourse/:id',
  summary: 'Take a course out of the list; it stays with those who own it',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: acknowledged,
  errors: ['course_not_found'],
})

export const deleteSampleCourses = defineCall({
  method: 'DELETE',
  path: '/course/samples',
  summary: 'Take every sample course out of the list',
  access: 'admin',
  part: 'courses',
  response: z.object({ message: z.string(), removed: z.number().int() }),
  errors: [],
})

export const managedCourses = defineCall({
  method: 'GET',
  path: '/admin/course',
  summary: 'Every course, drafts too, the newest first',
  access: 'admin',
  part: 'courses',
  response: z.array(courseSchema),
  errors: [],
})

export const managedCourse = defineCall({
  method: 'GET',
  path: '/admin/course/:id',
  summary: 'One course with the heads of its lessons, in their order',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: courseSchema.extend({
    lessonList: z.array(managedLessonHeadSchema),
    /** Number of unanswered questions. */
    openQuestions: z.number().int(),
    questions: z.number().int(),
    /** When the playlist was last read; null if never. */
    playlistReadAt: timeSchema.nullable(),
    /** Why the last reading failed; empty if it succeeded or there is no playlist. */
    playlistTrouble: z.string(),
    /** Whether an API key of the video service is configured. */
    canReadPlaylists: z.boolean(),
  }),
  errors: ['course_not_found'],
})
export type ManagedCourse = z.infer<typeof managedCourse.response>
