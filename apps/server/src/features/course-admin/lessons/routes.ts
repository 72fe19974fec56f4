import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { registerCall } from '../../../http/register-call.ts'
import { requireCourse, requireLesson } from '../find-course.ts'
import { deleteLessonFile, storeLessonFile } from './lesson-files.ts'
import { readManagedLesson } from './managed-lessons.ts'
import { readNamedVideo } from './named-video.ts'
import { orderLessons } from './order-lessons.ts'
import { addLesson, deleteLesson, updateLesson } from './save-lesson.ts'

export function lessonRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params }: { params: { id: string } }) => requireLesson(database, params.id)
  const findCourse = async ({ params }: { params: { id: string } }) => requireCourse(database, params.id)

  registerCall(app, context, calls.addLesson, {
    find: findCourse,
    run: async ({ found, body, user }) => {
      const named = await readNamedVideo(context, { body, before: null })
      const _id = await addLesson(database, { courseId: found.id, body, actorId: user._id, named })
      return { message: `"${body.title}" was added.`, _id }
    },
  })
  registerCall(app, context, calls.managedLesson, {
    find,
    run: ({ found }) => readManagedLesson(database, found.id),
  })
  registerCall(app, context, calls.updateLesson, {
    find,
    run: async ({ found, body, user }) => {
      const named = await readNamedVideo(context, { body, before: found })
      await updateLesson(database, { lesson: found, body, actorId: user._id, named })
      return { message: `"${body.title}" was saved.`, _id: found.id }
    },
  })
  registerCall(app, context, calls.deleteLesson, {
    find,
    run: async ({ found, user }) => {
      await deleteLesson(database, { lesson: found, actorId: user._id })
      return { message: `"${found.title}" was deleted.` }
    },
  })
  registerCall(app, context, calls.addLessonFile, {
    run: async ({ query, body, user }) => {
      const lesson = await requireLesson(database, query.lesson)
      return storeLessonFile(database, {
        ...{ lesson, name: query.name, requestKey: query.requestKey },
        ...{ body, actorId: user._id },
      })
    },
  })
  registerCall(app, context, calls.deleteLessonFile, {
    run: async ({ params, user }) => {
      const name = await deleteLessonFile(database, { id: params.id, actorId: user._id })
      return { message: `"${name}" was deleted.` }
    },
  })
  registerCall(app, context, calls.orderLessons, {
    find: findCourse,
    run: async ({ found, body, user }) => {
      await orderLessons(database, { courseId: found.id, lessons: body.lessons, actorId: user._id })
      return { message: 'The order was saved.' }
    },
  })
}
