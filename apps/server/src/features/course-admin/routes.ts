import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { refreshPlaylist } from '../playlists/index.ts'
import { requireCourse } from './find-course.ts'
import { learnerRoutes } from './learners/routes.ts'
import { lessonRoutes } from './lessons/routes.ts'
import { listManagedCourses, readManagedCourse } from './managed-courses.ts'
import { addCourse, deleteCourse, deleteSampleCourses, updateCourse } from './save-course.ts'

export function courseAdminRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params }: { params: { id: string } }) => requireCourse(database, params.id)

  registerCall(app, context, calls.addCourse, {
    run: async ({ body, user }) => {
      const _id = await addCourse(database, { body, actorId: user._id })
      await refreshPlaylist(context, _id)
      return { message: `"${body.CourseName}" was added.`, _id }
    },
  })
  registerCall(app, context, calls.updateCourse, {
    find,
    run: async ({ found, body, user }) => {
      await updateCourse(database, { id: found.id, body, actorId: user._id })
      await refreshPlaylist(context, found.id)
      return { message: `"${body.CourseName}" was updated.`, _id: found.id }
    },
  })
  registerCall(app, context, calls.deleteSampleCourses, {
    run: async ({ user }) => {
      const removed = await deleteSampleCourses(database, user._id)
      return { message: 'The samples were removed.', removed }
    },
  })
  registerCall(app, context, calls.deleteCourse, {
    find,
    run: async ({ found, user }) => {
      await deleteCourse(database, { id: found.id, actorId: user._id })
      return { message: `"${found.name}" was deleted.` }
    },
  })
  registerCall(app, context, calls.managedCourses, {
    run: ({ user }) => listManagedCourses(database, user._id),
  })
  registerCall(app, context, calls.managedCourse, {
    find,
    run: async ({ found, user }) => ({
      ...(await readManagedCourse(database, { id: found.id, userId: user._id })),
      canReadPlaylists: context.playlists.canRead,
    }),
  })
  lessonRoutes(app, context)
  learnerRoutes(app, context)
}
