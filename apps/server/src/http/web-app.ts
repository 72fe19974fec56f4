import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the built pages. Every path that is neither a file nor below /api is a page of the browser's own router. */
export async function webApp(app: FastifyInstance): Promise<void> {
  const isBuilt = await access(join(webFolder, 'index.html')).then(
    () => true,
    () => false,
  )
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      // Names of built files hold a hash of their content.
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/')
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api')
    if (isPage && isBuilt) return reply.sendFile('index.html')
    throw new AppError('not_found', isPage ? 'The pages have not been built yet.' : 'There is no such call.')
  })
}
