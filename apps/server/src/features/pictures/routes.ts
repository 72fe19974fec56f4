import { readFile } from 'node:fs/promises'
import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { spoolUpload } from '../../http/spool-upload.ts'
import { encodePicture } from './encode-picture.ts'
import { keepPicture, readPicture } from './keep-picture.ts'

export function pictureRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.uploadPicture, {
    run: async ({ body }) => {
      const mostBytes = calls.uploadPicture.bodyBytes
      await using upload = await spoolUpload({ body, mostBytes, name: 'picture' })
      const encoded = await encodePicture(await readFile(upload.path))
      const url = await keepPicture(database.queries, encoded)
      return { url, width: encoded.width, height: encoded.height }
    },
  })
  // No call of the contract: pages name it as the address of an image, and its name says what it holds.
  app.get('/pictures/:name', async (request, reply) => {
    const content = await readPicture(database, new URL(request.url, 'http://localhost').pathname)
    if (content === null) throw new AppError('not_found', 'There is no such picture.')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content)
  })
}
