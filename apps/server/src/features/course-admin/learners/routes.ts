import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { registerCall } from '../../../http/register-call.ts'
import { requirePerson } from '../../people/index.ts'
import { requireCourse } from '../find-course.ts'
import {
  answerQuestion,
  countQuestions,
  deleteQuestion,
  pageOfQuestions,
  requireQuestion,
} from './course-questions.ts'
import { deleteCourseReview, requireCourseReview } from './delete-course-review.ts'
import { enrolLearner, unenrolLearner } from './enrol-learner.ts'
import { countLearners, pageOfLearners } from './learner-list.ts'

export function learnerRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params }: { params: { id: string } }) => requireCourse(database, params.id)

  registerCall(app, context, calls.courseLearners, {
    find,
    run: async ({ found, query, reply }) => {
      const filter = { courseId: found.id, q: query.q }
      reply.header('x-total-count', String(await countLearners(database, filter)))
      return pageOfLearners(database, { ...filter, page: query.page, pageSize: query.pageSize })
    },
  })
  registerCall(app, context, calls.enrolLearner, {
    find,
    run: async ({ found, body, user }) => {
      await enrolLearner(database, {
        ...body,
        days: body.days,
        requestKey: body.requestKey,
        courseId: found.id,
        actorId: user._id,
      })
      return { message: `"${found.name}" is open for ${body.emailId}.` }
    },
  })
  registerCall(app, context, calls.unenrolLearner, {
    find: async ({ params }) => ({
      course: await requireCourse(database, params.id),
      person: await requirePerson(database, params.userId),
    }),
    run: async ({ found, user }) => {
      const { course, person } = found
      await unenrolLearner(database, { courseId: course.id, userId: person.id, actorId: user._id })
      return { message: `"${course.name}" was taken back.` }
    },
  })
  registerCall(app, context, calls.courseQuestions, {
    find,
    run: async ({ found, query, reply }) => {
      const { questions } = await countQuestions(database, found.id)
      reply.header('x-total-count', String(questions))
      return pageOfQuestions(database, { courseId: found.id, ...query })
    },
  })
  registerCall(app, context, calls.answerLessonQuestion, {
    find: ({ params }) => requireQuestion(database, params.id),
    run: async ({ found, body, user }) => {
      await answerQuestion(database, { question: found, body, actorId: user._id })
      return { message: body.answer ? 'The answer is there for learners.' : 'The question was changed.' }
    },
  })
  registerCall(app, context, calls.deleteLessonQuestion, {
    find: ({ params }) => requireQuestion(database, params.id),
    run: async ({ found, user }) => {
      await deleteQuestion(database, { question: found, actorId: user._id })
      return { message: 'The question was deleted.' }
    },
  })
  registerCall(app, context, calls.deleteReview, {
    find: ({ params }) => requireCourseReview(database, params.id),
    run: async ({ found, user }) => {
      await deleteCourseReview(database, { review: found, actorId: user._id })
      return { message: 'The review was removed.' }
    },
  })
}
