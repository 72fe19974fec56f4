import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'
import { requireOpenLesson } from './require-open.ts'

const paramsSchema = z.object({ id: z.string() })

/** Serves captions. Not a call of the contract, because players load them as a text track. */
export function captionRoute(app: FastifyInstance, { auth, database }: Context): void {
  const { lessonCaption } = schema
  app.get('/api/course/caption/:id', async (request, reply) => {
    const user = await auth.userOf(request)
    if (!user) throw new AppError('not_signed_in', 'Please sign in.')
    const { id } = paramsSchema.parse(request.params)
    const [found] = isId(id)
      ? await database.queries
          .select({ lessonId: lessonCaption.lessonId, content: lessonCaption.content })
          .from(lessonCaption)
          .where(eq(lessonCaption.id, id))
      : []
    if (!found) throw new AppError('lesson_not_found', 'There are no such captions.')
    await requireOpenLesson(database, { user, lessonId: found.lessonId })
    return reply.type('text/vtt; charset=utf-8').header('cache-control', 'no-store').send(found.content)
  })
}
