import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { isId } from '../problems/index.ts'
import { finishUpload } from './finish-upload.ts'
import { lessonVideoRoute } from './lesson-video-route.ts'
import { wireVideo } from './queries.ts'
import { openVideoStorage } from './storage/open-video-storage.ts'
import { orUnavailable } from './storage/or-unavailable.ts'
import { tusRoute } from './tus-route.ts'

export async function videoRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const storage = await openVideoStorage(context)
  const store = storage.uploads
  const finishings = new Map<string, ReturnType<typeof finishUpload>>()
  // Concurrent requests for the same file share one probe.
  const finish = (id: string) => {
    const finishing =
      finishings.get(id) ??
      orUnavailable(finishUpload(context, { store, id })).finally(() => finishings.delete(id))
    finishings.set(id, finishing)
    return finishing
  }
  // Registered before the call below, whose GET route would add its own HEAD route.
  await tusRoute(app, context, { store, finish })
  registerCall(app, context, calls.uploadedVideo, {
    find: async ({ params: { id } }) => {
      if (!isId(id)) throw new AppError('video_not_found', 'There is no such video.')
      return id
    },
    run: async ({ found }) => wireVideo(await finish(found)),
  })
  lessonVideoRoute(app, context, storage)
}
