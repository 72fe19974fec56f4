import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import {
  expectedUpdatedAtSchema,
  idSchema,
  makeRequiredNameSchema,
  makeTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { lessonFileSchema } from './lesson-files.ts'
import { lessonKindSchema } from './lesson-kinds.ts'

/** Lessons as edited by their authors. */

const byId = z.object({ id: idSchema })
const saved = z.object({ message: z.string(), _id: z.string() })
const acknowledged = z.object({ message: z.string() })

/** A caption file in WebVTT format. */
const captionBody = z.object({
  language: z
    .string({ error: 'Language must be a text' })
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Language must be a code such as en, hi or en-IN'),
  label: makeRequiredNameSchema('Label'),
  vtt: makeTextSchema({ least: 1, most: courseLimits.captionCharacters, name: 'Captions' }),
})

export const lessonBody = z.object({
  title: makeRequiredNameSchema('Title'),
  /**
   * `service` requires a YouTube URL. Lessons created from the course's playlist, of kind `service` and `playlist`, keep kind and
   * video.
   */
  kind: lessonKindSchema,
  /** Markdown. */
  notes: makeTextSchema({ most: courseLimits.notesCharacters, name: 'Notes' }).default(''),
  /** Id of an uploaded video; required for `upload`. */
  videoId: z.string({ error: 'videoId must be a text' }).max(200).default(''),
  /** Video URL; required for `address`. For `service` any form of YouTube URL, a bare video id, or embed code. */
  address: z
    .string({ error: 'Address must be a text' })
    .trim()
    .max(2000, 'Address must be at most 2000 characters')
    .default(''),
  /** Length in seconds; used only for `address`, where the server cannot determine it; null if unknown. */
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
  /** The problems to solve, as ids or as the objects in answers. */
  problems: z
    .array(z.union([idSchema, z.object({ _id: idSchema })], { error: 'A problem must be an id' }))
    .max(courseLimits.problemsPerLesson, `There can be at most ${courseLimits.problemsPerLesson} problems`)
    .transform((problems) => problems.map((each) => (typeof each === 'string' ? each : each._id)))
    .default([]),
})

/** A change of a lesson. */
export const lessonChangeBody = lessonBody.extend({ updatedAt: expectedUpdatedAtSchema })

/** A lesson that consists of notes must have some. Older ones without notes can still be read. */
export function notesFault({
  kind,
  notes,
}: Pick<z.output<typeof lessonBody>, 'kind' | 'notes'>): string | null {
  return kind === 'written' && notes.trim() === '' ? 'Notes are required: they are the lesson' : null
}

/** An uploaded video. */
export const storedVideoSchema = z.object({
  _id: z.string(),
  /** Name of the uploaded file. */
  name: z.string(),
  bytes: z.number().int(),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  /** In the notation of RFC 6381, for example avc1.64001f. */
  codecs: z.string(),
})
export type StoredVideo = z.infer<typeof storedVideoSchema>

export const managedLessonSchema = z.object({
  _id: z.string(),
  title: z.string(),
  kind: lessonKindSchema,
  /** From the video service; otherwise empty. */
  description: z.string(),
  notes: z.string(),
  /** Id of the uploaded video or of the video at the video service. */
  videoId: z.string(),
  video: storedVideoSchema.nullable(),
  /** The URL for kind `address`, or of a YouTube video chosen by the author. */
  address: z.string(),
  /** Whether the author chose the YouTube video; otherwise it comes from the playlist. */
  isOwn: z.boolean(),
  seconds: z.number().nullable(),
  thumbnail: z.string(),
  publishedAt: timeSchema.nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), vtt: z.string() })),
  problems: z.array(z.object({ _id: z.string(), title: z.string() })),
  files: z.array(lessonFileSchema),
  /** Time of the last save. */
  updatedAt: timeSchema,
})
export type ManagedLesson = z.infer<typeof managedLessonSchema>

/** A lesson in the list of its course, without long texts. */
export const managedLessonHeadSchema = managedLessonSchema
  .omit({ description: true, notes: true, files: true, updatedAt: true })
  .extend({
    captions: z.array(z.object({ language: z.string(), label: z.string() })),
  })
export type ManagedLessonHead = z.infer<typeof managedLessonHeadSchema>

const lessonBytes = 8 * 1024 * 1024

export const addLesson = defineCall({
  method: 'POST',
  path: '/admin/course/:id/lesson',
  summary: 'Add a lesson at the end of a course',
  access: 'admin',
  part: 'courses',
  params: byId,
  body: lessonBody.extend({ requestKey: requestKeySchema }),
  bodyBytes: lessonBytes,
  response: saved,
  errors: ['course_not_found', 'too_many_lessons', 'request_key_used'],
})

/** The answer can be sent back to `updateLesson`. */
export const managedLesson = defineCall({
  method: 'GET',
  path: '/admin/lesson/:id',
  summary: 'One lesson with its notes and captions',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: managedLessonSchema,
  errors: ['lesson_not_found'],
})

export const updateLesson = defineCall({
  method: 'PUT',
  path: '/admin/lesson/:id',
  summary: 'Change a lesson',
  access: 'admin',
  part: 'courses',
  params: byId,
  body: lessonChangeBody,
  bodyBytes: lessonBytes,
  response: saved,
  errors: ['lesson_not_found', 'lesson_changed'],
})

export const deleteLesson = defineCall({
  method: 'DELETE',
  path: '/admin/lesson/:id',
  summary: 'Take a lesson out of its course',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: acknowledged,
  errors: ['lesson_not_found'],
})

export const orderLessons = defineCall({
  method: 'PUT',
  path: '/admin/course/:id/lessons',
  summary: 'Put the lessons of a course in another order',
  access: 'admin',
  part: 'courses',
  params: byId,
  body: z.object({
    /** Each lesson of the course exactly once. */
    lessons: z.array(idSchema).max(courseLimits.lessons),
  }),
  response: acknowledged,
  errors: ['course_not_found', 'lessons_changed'],
})

/** Appends new videos as lessons and hides lessons whose video was removed; the authors' additions to lessons are kept. */
export const readPlaylist = defineCall({
  method: 'POST',
  path: '/admin/course/:id/playlist',
  summary: 'Read the playlist of a course from the video service again',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: z.object({
    message: z.string(),
    added: z.number().int(),
    hidden: z.number().int(),
    lessons: z.number().int(),
  }),
  errors: ['course_not_found', 'no_playlist', 'video_service'],
})

/** Videos are uploaded to `/api/admin/video` by the tus protocol 1.0; a finished upload can be read here. */
export const uploadedVideo = defineCall({
  method: 'GET',
  path: '/admin/video/:id',
  summary: 'What was found in an uploaded video',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: storedVideoSchema,
  errors: ['video_not_found', 'video_refused'],
})
