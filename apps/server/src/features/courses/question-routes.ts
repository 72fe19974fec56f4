import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { askAtLesson, markAnswersSeen, readLessonQuestions, withdrawQuestion } from './lesson-questions.ts'
import { requireOpenLesson } from './require-open.ts'

/** Rate limit, because a person reads and answers each question. */
const questionRule: RateRule = {
  name: 'lesson-question',
  most: 10,
  windowSeconds: 3_600,
  message: 'At most 10 questions in an hour.',
}

/** Questions of learners at lessons. */
export function lessonQuestionRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) => {
    if (user === null) throw new AppError('not_signed_in', 'Please sign in.')
    return requireOpenLesson(database, { user, lessonId: params.id })
  }

  registerCall(app, context, calls.lessonQuestions, {
    find,
    run: ({ found, user }) => readLessonQuestions(database, { lessonId: found.lesson.id, userId: user._id }),
  })
  registerCall(app, context, calls.askLessonQuestion, {
    find,
    limit: async ({ found, user }) => {
      if (!found.course.takesQuestions) {
        throw new AppError('questions_off', 'This course takes no questions.')
      }
      await checkRateLimit(database, questionRule, user._id)
    },
    run: ({ found, body: { text, requestKey }, user }) => {
      const asker = { userId: user._id, name: user.firstName }
      return askAtLesson(database, { lessonId: found.lesson.id, ...asker, text, requestKey })
    },
  })
  registerCall(app, context, calls.seeLessonAnswers, {
    find,
    run: async ({ found, user }) => {
      await markAnswersSeen(database, { lessonId: found.lesson.id, userId: user._id })
      return { message: 'Seen.' }
    },
  })
  registerCall(app, context, calls.withdrawLessonQuestion, {
    run: async ({ params, user }) => {
      await withdrawQuestion(database, { id: params.id, userId: user._id })
      return { message: 'The question was taken back.' }
    },
  })
}
