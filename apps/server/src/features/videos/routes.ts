import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { isId } from '../problems/index.ts'
import { finishUpload } from './finish-upload.ts'
import { lessonVideoRoute } from './lesson-video-route.ts'
import { wireVideo } from './queries.ts'
import { tusRoute } from './tus-route.ts'
import { openUploadStore } from './upload-store.ts'
import { uploadsFolder } from './videos-folder.ts'

export async function videoRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const store = await openUploadStore(uploadsFolder(context.config))
  const finishings = new Map<string, ReturnType<typeof finishUpload>>()
  // Concurrent requests for the same file share one probe.
  const finish = (id: string) => {
    const finishing =
      finishings.get(id) ?? finishUpload(context, { store, id }).finally(() => finishings.delete(id))
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
  await lessonVideoRoute(app, context)
}
