import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { answerError } from '../../http/problem-details.ts'
import { requireSignedIn } from '../../http/register-call.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { findVideo } from './queries.ts'
import { videosFolder } from './videos-folder.ts'

/**
 * Serves the video of a lesson, whole or a range of it. It is not defined in the contract, because players load it as a video
 * address. Each request checks the access to the course, so none succeeds after the access has expired.
 */
export async function lessonVideoRoute(app: FastifyInstance, context: Context): Promise<void> {
  const root = videosFolder(context.config)
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false })
    scope.setErrorHandler((error, request, reply) => {
      const { data: beyond } = beyondSchema.safeParse(error)
      if (!beyond)
        return answerError(error instanceof Error ? error : new Error(String(error)), request, reply)
      reply.header('content-range', beyond.headers['Content-Range'])
      return answerError(new AppError('range_beyond', 'The video ends before that.'), request, reply)
    })
    scope.get<{ Params: { id: string } }>('/api/course/lesson/:id/video', async (request, reply) => {
      const { id, mimeType, bytes } = await videoOf(context, request)
      // The library rejects such a range as out of bounds, but it means the whole file (RFC 9110, 14.1.2).
      if (asksForLastBytes(request) >= bytes) delete request.raw.headers.range
      reply
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', 'inline')
        .header('content-type', mimeType)
      return reply.sendFile(id, { contentType: false, cacheControl: false })
    })
  })
}

/** The error of the file library for a range that starts after the end. */
const beyondSchema = z.object({ status: z.literal(416), headers: z.object({ 'Content-Range': z.string() }) })

/** 0: another kind of range. */
function asksForLastBytes({ headers }: FastifyRequest): number {
  return Number(/^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1] ?? 0)
}

async function videoOf(context: Context, request: FastifyRequest<{ Params: { id: string } }>) {
  const user = await requireSignedIn(context, { access: 'user' }, request)
  if (!user) throw new AppError('not_signed_in', 'Please sign in.')
  const lessonId = request.params.id
  const { lesson } = await requireOpenLesson(context.database, { user, lessonId })
  const { kind, videoId } = lesson
  const video = kind === 'upload' && videoId !== null ? await findVideo(context.database, videoId) : null
  if (!video) throw new AppError('video_not_found', 'This lesson has no video here.')
  return video
}
