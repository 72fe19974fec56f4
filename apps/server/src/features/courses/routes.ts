import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { placeOrder } from '../orders/index.ts'
import { lessonRoutes } from './lesson-routes.ts'
import { listCourses, requireCourse, withOutline } from './queries.ts'

/** The calls about courses, before and after they are bought. */
export function courseRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) =>
    requireCourse(database, { user, courseId: params.id })

  registerCall(app, context, calls.allCourses, { run: ({ user }) => listCourses(database, user) })
  registerCall(app, context, calls.getCourse, {
    find,
    run: ({ found, user }) => withOutline(database, { course: found, user }),
  })
  registerCall(app, context, calls.orderCourse, {
    find,
    run: ({ found, user }) =>
      placeOrder(context, { kind: 'course', userId: user._id, thingId: found.row.id, address: null }),
  })
  lessonRoutes(app, context)
}
