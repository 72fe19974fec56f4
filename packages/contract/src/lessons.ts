import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { courseSchema } from './courses.ts'
import { idSchema, timeSchema } from './fields.ts'
import { lessonFileSchema } from './lesson-files.ts'
import { lessonHeadSchema } from './lesson-kinds.ts'
import { difficultySchema } from './vocabulary.ts'

/** Lessons as seen by learners of the course. */

const byId = z.object({ id: idSchema })

const lessonProblemSchema = z.object({
  _id: z.string(),
  title: z.string(),
  difficulty: difficultySchema,
  isSolved: z.boolean(),
})

export const lessonProgressSchema = z.object({
  /** Playback position at which to resume, in seconds. */
  position: z.number(),
  /** Number of distinct seconds played. */
  playedSeconds: z.number().int(),
  /** Percentage played, rounded down; null if the length is unknown. */
  playedPercent: z.number().int().nullable(),
  isMarked: z.boolean(),
  isComplete: z.boolean(),
  /** What is missing for completion: `watch` (or mark it as watched), and `problems`. */
  missing: z.array(z.enum(['watch', 'problems'])),
})
export type LessonProgress = z.infer<typeof lessonProgressSchema>

export const lessonRowSchema = lessonHeadSchema.extend({
  _id: z.string(),
  /** Publication time at the video service, or when the lesson was added; null if unknown. */
  publishedAt: timeSchema.nullable(),
  /** Thumbnail of its video; empty if none. */
  thumbnail: z.string(),
  problemList: z.array(lessonProblemSchema),
  /** Number of answers to the caller's questions that they have not read. */
  newAnswers: z.number().int(),
  progress: lessonProgressSchema,
})
export type LessonRow = z.infer<typeof lessonRowSchema>

/** For learners with access, and for admins, who get a preview without progress. */
export const courseContent = defineCall({
  method: 'GET',
  path: '/course/content/:id',
  summary: 'The lessons of an own course and how far the caller is',
  access: 'user',
  params: byId,
  response: z.object({
    course: courseSchema,
    /** null for a preview. */
    expiresAt: timeSchema.nullable(),
    lessons: z.array(lessonRowSchema),
    completedLessons: z.number().int(),
    percent: z.number().int(),
    watchedSeconds: z.number().int(),
    /** The lesson at which to continue; null if there is none. */
    nextLessonId: z.string().nullable(),
    certificate: z.object({ code: z.string(), issuedAt: timeSchema }).nullable(),
    ownRating: z.object({ stars: z.number().int(), words: z.string() }).nullable(),
    /** Why the playlist could not be read: a complete sentence for display; empty if it could. */
    playlistTrouble: z.string(),
  }),
  errors: ['course_not_found', 'not_enrolled', 'course_expired'],
})
export type CourseContent = z.infer<typeof courseContent.response>

const captionSchema = z.object({
  _id: z.string(),
  /** In the notation of BCP 47: en, hi, en-IN. */
  language: z.string(),
  label: z.string(),
})

export const lessonSchema = lessonRowSchema.extend({
  courseId: z.string(),
  /** From the video service, as plain text. */
  description: z.string(),
  /** Markdown. */
  notes: z.string(),
  /** Video id at the video service, or playlist id for kind `playlist`; empty if neither. */
  videoId: z.string(),
  /** Start time within the video, in seconds. */
  startSeconds: z.number().int(),
  /** Source URL for a video element; empty if there is none. */
  source: z.string(),
  captions: z.array(captionSchema),
  /** Served at `/api/course/file/:id`. */
  files: z.array(lessonFileSchema),
})
export type Lesson = z.infer<typeof lessonSchema>

/** The video is served at `/api/course/lesson/:id/video`, captions at `/api/course/caption/:id`. */
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
  /** Ranges played since the last report, each from and to in seconds of the video. */
  played: z.array(z.tuple([second, second])).max(100, 'played must hold at most 100 stretches'),
  /** Current playback position. */
  position: second,
  /** Length measured by the player; used only if the server does not know it. */
  seconds: second.min(1, 'Length must be at least 1 second').optional(),
})

/**
 * The server accepts at most as much playing time as is possible at double speed since the last report. Unused time is carried
 * over, up to an hour, for delayed reports; the first report may cover two minutes and five seconds.
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
