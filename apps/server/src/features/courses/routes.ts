import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { requirePart } from '../../http/require-part.ts'
import { placeOrder } from '../orders/index.ts'
import { lessonRoutes } from './lesson-routes.ts'
import { listCourses, requireCourse, showCourseDetail } from './queries.ts'
import {
  countCourseReviews,
  deleteRating,
  listCourseReviews,
  rateCourse,
  requireCourseOwner,
} from './ratings.ts'

/** The calls about courses, before and after purchase. */
export function courseRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) =>
    requireCourse(database, { user, courseId: params.id })

  registerCall(app, context, calls.allCourses, { run: ({ user }) => listCourses(database, user) })
  registerCall(app, context, calls.getCourse, {
    find: async (asked) => {
      const found = await find(asked)
      // People keep the courses they have, even if courses are no longer offered.
      if (!found.isOwn) requirePart(context, { part: 'courses' })
      return found
    },
    run: ({ found, user }) => showCourseDetail(database, { courseId: found.courseId, user }),
  })
  registerCall(app, context, calls.orderCourse, {
    find,
    run: ({ found, user }) =>
      placeOrder(context, { kind: 'course', userId: user._id, itemId: found.courseId, address: null }),
  })
  registerCall(app, context, calls.rateCourse, {
    find: async (asked) => {
      const found = await find(asked)
      requireCourseOwner(found)
      return found
    },
    run: async ({ found, body, user }) => {
      await rateCourse(database, { courseId: found.courseId, userId: user._id, rating: body })
      return { message: 'Your rating was saved.' }
    },
  })
  registerCall(app, context, calls.unrateCourse, {
    find,
    run: async ({ found, user }) => {
      await deleteRating(database, { courseId: found.courseId, userId: user._id })
      return { message: 'Your rating was removed.' }
    },
  })
  registerCall(app, context, calls.courseReviews, {
    find,
    run: async ({ found, query, user, reply }) => {
      const courseId = found.courseId
      const [reviews, total] = await Promise.all([
        listCourseReviews(database, { ...query, courseId, userId: user._id }),
        countCourseReviews(database, courseId),
      ])
      reply.header('x-total-count', String(total))
      return reviews
    },
  })
  lessonRoutes(app, context)
}
