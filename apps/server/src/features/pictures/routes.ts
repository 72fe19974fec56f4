import { readFile } from 'node:fs/promises'
import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { spoolUpload } from '../../http/spool-upload.ts'
import { drawAvatar } from './draw-avatar.ts'
import { encodePicture } from './encode-picture.ts'
import { readPicture, storePicture } from './store-picture.ts'

const forGood = 'public, max-age=31536000, immutable'

export function pictureRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.uploadPicture, {
    run: async ({ body }) => {
      const maxBytes = calls.uploadPicture.bodyBytes
      await using upload = await spoolUpload({ body, maxBytes, name: 'picture' })
      const encoded = await encodePicture(await readFile(upload.path))
      const url = await storePicture(database.queries, encoded)
      return { url, width: encoded.width, height: encoded.height }
    },
  })
  // Not calls of the contract: pages use them as image addresses.
  app.get('/pictures/face', (request, reply) => {
    const name = new URL(request.url, 'http://localhost').searchParams.get('name') ?? ''
    return reply.type('image/svg+xml').header('cache-control', forGood).send(drawAvatar(name))
  })
  app.get('/pictures/:name', async (request, reply) => {
    const content = await readPicture(database, new URL(request.url, 'http://localhost').pathname)
    if (content === null) throw new AppError('not_found', 'There is no such picture.')
    return reply.type('image/webp').header('cache-control', forGood).send(content)
  })
}
