import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { idSchema, requestKeySchema, requiredNameOf, seenAtSchema, textOf, timeSchema } from './fields.ts'
import { lessonFileSchema } from './lesson-files.ts'
import { lessonKindSchema } from './lesson-kinds.ts'

/** Lessons as their authors make them. */

const byId = z.object({ id: idSchema })
const saved = z.object({ message: z.string(), _id: z.string() })
const acknowledged = z.object({ message: z.string() })

/** A file of captions: WebVTT. */
const captionBody = z.object({
  language: z
    .string({ error: 'Language must be a text' })
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Language must be a code such as en, hi or en-IN'),
  label: requiredNameOf('Label'),
  vtt: textOf({ least: 1, most: courseLimits.captionCharacters, name: 'Captions' }),
})

export const lessonBody = z.object({
  title: requiredNameOf('Title'),
  /**
   * `service` needs the address of a video at YouTube. Lessons that come from the playlist of the course, of kind `service`
   * and `playlist`, keep their kind and video.
   */
  kind: lessonKindSchema,
  /** Markdown. */
  notes: textOf({ most: courseLimits.notesCharacters, name: 'Notes' }).default(''),
  /** Of an uploaded video, which `upload` needs. */
  videoId: z.string({ error: 'videoId must be a text' }).max(200).default(''),
  /** Which `address` needs; for `service` any form of YouTube's own, a bare id, or its code to embed. */
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

/** A change of a lesson. */
export const lessonChangeBody = lessonBody.extend({ updatedAt: seenAtSchema })

/** A lesson of nothing but notes must have some. Those that were kept without, before this was asked, can still be read. */
export function notesFault({
  kind,
  notes,
}: Pick<z.output<typeof lessonBody>, 'kind' | 'notes'>): string | null {
  return kind === 'written' && notes.trim() === '' ? 'Notes are required: they are the lesson' : null
}

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
  /** Of kind `address`, or where a video at YouTube that the author named is found. */
  address: z.string(),
  /** The author named its video at YouTube; it does not come from the playlist. */
  isOwn: z.boolean(),
  seconds: z.number().nullable(),
  thumbnail: z.string(),
  publishedAt: timeSchema.nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), vtt: z.string() })),
  problems: z.array(z.object({ _id: z.string(), title: z.string() })),
  files: z.array(lessonFileSchema),
  /** When it was saved last. */
  updatedAt: timeSchema,
})
export type ManagedLesson = z.infer<typeof managedLessonSchema>

/** A lesson in the list of its course, without its long texts. */
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
  params: byId,
  body: lessonBody.extend({ requestKey: requestKeySchema }),
  bodyBytes: lessonBytes,
  response: saved,
  errors: ['course_not_found', 'too_many_lessons', 'request_key_used'],
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
