import { z } from 'zod'
import { defineCall } from './call.ts'
import { courseLimits } from './course-limits.ts'
import { courseSchema } from './courses.ts'
import { idSchema, timeSchema } from './fields.ts'
import { lessonFileSchema } from './lesson-files.ts'
import { lessonHeadSchema } from './lesson-kinds.ts'
import { difficultySchema } from './vocabulary.ts'

/** Lessons as those see them who take the course. */

const byId = z.object({ id: idSchema })

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
  /** At the video service, or when an own lesson was added; null: not known. */
  publishedAt: timeSchema.nullable(),
  /** Of its video; empty: none. */
  thumbnail: z.string(),
  problemList: z.array(lessonProblemSchema),
  /** Answers to questions of the caller that they have not seen. */
  newAnswers: z.number().int(),
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
  /** Where its video begins, in seconds; 0: at its start. */
  startSeconds: z.number().int(),
  /** What plays it in a video element; empty: nothing does. */
  source: z.string(),
  captions: z.array(captionSchema),
  /** Served at `/api/course/file/:id`. */
  files: z.array(lessonFileSchema),
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
