import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { courseSchema } from './courses.ts'
import {
  idSchema,
  numberOf,
  requestKeySchema,
  requiredNameOf,
  seenAtSchema,
  textOf,
  timeSchema,
} from './fields.ts'
import { managedLessonHeadSchema } from './lesson-admin.ts'
import { productLimits } from './money.ts'
import { pictureAddressOf } from './products.ts'
import { readYoutubeAddress } from './youtube-address.ts'

/** Courses as their authors make them. */

/** The id of a playlist of the video service, out of an address that names one or as it is. Source: YouTube Data API, ids in use. */
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
  CourseName: requiredNameOf('Course name'),
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
  CourseMentor: requiredNameOf('Mentor'),
  CourseThumbnail: pictureAddressOf('Thumbnail').default(''),
  playlistid: playlistIdSchema.default(''),
  outcomes: z
    .array(textOf({ least: 1, most: courseLimits.outcomeCharacters, name: 'Outcome' }).trim())
    .max(courseLimits.outcomes, `There can be at most ${courseLimits.outcomes} outcomes`)
    .transform((lines) => lines.filter((line) => line !== ''))
    .optional(),
  /** Learners may ask questions at its lessons. */
  takesQuestions: z.boolean({ error: 'takesQuestions must be true or false' }).optional(),
  /** Neither listed nor sold until it is published. */
  draft: z.boolean({ error: 'draft must be true or false' }).optional(),
  /** The same under the name that answers have; `draft` counts first. */
  isDraft: z.boolean({ error: 'isDraft must be true or false' }).optional(),
})

/** A change of a course. */
export const courseChangeBody = courseBody.extend({ updatedAt: seenAtSchema })

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })
const saved = z.object({ message: z.string(), _id: z.string() })

export const addCourse = defineCall({
  method: 'POST',
  path: '/course/addCourse',
  summary: 'Add a course; it is published unless draft is set',
  access: 'admin',
  body: courseBody.extend({ requestKey: requestKeySchema }),
  response: saved,
  errors: ['request_key_used'],
})

/** What is left away of outcomes, takesQuestions and draft stays as it is. */
export const updateCourse = defineCall({
  method: 'PUT',
  path: '/course/updatecourse/:id',
  summary: 'Change a course; who owns it keeps the time that was bought',
  access: 'admin',
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

export const managedCourse = defineCall({
  method: 'GET',
  path: '/admin/course/:id',
  summary: 'One course with the heads of its lessons, in their order',
  access: 'admin',
  params: byId,
  response: courseSchema.extend({
    lessonList: z.array(managedLessonHeadSchema),
    /** Questions that wait for an answer. */
    openQuestions: z.number().int(),
    questions: z.number().int(),
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
