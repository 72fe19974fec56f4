import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeRequiredTextSchema, makeTextSchema, requestKeySchema, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'

/** Learners' questions about a lesson and their answers. Both are Markdown. */

export const lessonQuestionCharacters = 2_000
export const lessonAnswerCharacters = 10_000

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const lessonQuestionSchema = z.object({
  _id: z.string(),
  /** First name of the author. */
  name: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  askedAt: timeSchema,
  /** Empty if not answered yet. */
  answer: z.string(),
  answeredAt: timeSchema.nullable(),
  /** Whether it is the caller's own question with an unread answer. */
  isNew: z.boolean(),
  /** Whether only its author and admins can see it. */
  isHidden: z.boolean(),
})
export type LessonQuestion = z.infer<typeof lessonQuestionSchema>

export const lessonQuestions = defineCall({
  method: 'GET',
  path: '/course/lesson/:id/questions',
  summary: 'What was asked at a lesson of an own course, the newest first',
  access: 'user',
  params: byId,
  response: z.array(lessonQuestionSchema),
  errors: ['lesson_not_found', 'not_enrolled', 'course_expired'],
})

export const askLessonQuestionBody = z.object({
  text: makeRequiredTextSchema({ most: lessonQuestionCharacters, name: 'Question' }),
})

export const askLessonQuestion = defineCall({
  method: 'POST',
  path: '/course/lesson/:id/questions',
  summary:
    'Ask something at a lesson of an own course; others who have it see the question with the first name',
  access: 'user',
  params: byId,
  body: askLessonQuestionBody.extend({ requestKey: requestKeySchema }),
  response: lessonQuestionSchema,
  errors: ['lesson_not_found', 'not_enrolled', 'course_expired', 'questions_off', 'request_key_used'],
})

export const seeLessonAnswers = defineCall({
  method: 'PUT',
  path: '/course/lesson/:id/questions/seen',
  summary: 'Tell that the answers to the own questions at a lesson were seen',
  access: 'user',
  params: byId,
  response: acknowledged,
  errors: ['lesson_not_found', 'not_enrolled', 'course_expired'],
})

/** Also allowed after access to the course has ended. */
export const withdrawLessonQuestion = defineCall({
  method: 'DELETE',
  path: '/course/question/:id',
  summary: 'Take an own question back, with its answer',
  access: 'user',
  params: byId,
  response: acknowledged,
  errors: ['question_not_found'],
})

export const managedLessonQuestionSchema = lessonQuestionSchema.omit({ isOwn: true, isNew: true }).extend({
  /** First and last name. */
  name: z.string(),
  userId: z.string(),
  lesson: z.object({ _id: z.string(), title: z.string() }),
})
export type ManagedLessonQuestion = z.infer<typeof managedLessonQuestionSchema>

/** The total number is in `X-Total-Count`. */
export const courseQuestions = defineCall({
  method: 'GET',
  path: '/admin/course/:id/questions',
  summary:
    'What was asked at the lessons of a course: what waits for an answer first, the oldest of it first',
  access: 'admin',
  part: 'courses',
  params: byId,
  query: z.object({ ...makePagingFields(20) }),
  response: z.array(managedLessonQuestionSchema),
  errors: ['course_not_found'],
})

/** Absent fields are left unchanged. */
export const answerLessonQuestionBody = z.object({
  answer: makeTextSchema({ most: lessonAnswerCharacters, name: 'Answer' }).trim().optional(),
  isHidden: z.boolean({ error: 'isHidden must be true or false' }).optional(),
})

export const answerLessonQuestion = defineCall({
  method: 'PUT',
  path: '/admin/question/:id',
  summary: 'Answer what was asked at a lesson, or hide it from other learners',
  access: 'admin',
  part: 'courses',
  params: byId,
  body: answerLessonQuestionBody,
  response: acknowledged,
  errors: ['question_not_found'],
})

export const deleteLessonQuestion = defineCall({
  method: 'DELETE',
  path: '/admin/question/:id',
  summary: 'Delete what was asked at a lesson, with its answer',
  access: 'admin',
  part: 'courses',
  params: byId,
  response: acknowledged,
  errors: ['question_not_found'],
})
