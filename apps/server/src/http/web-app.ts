import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * Serves the built pages. Every path that is neither a file nor below /api is a page of the browser's own router.
 * The terms of use are the operator's: `terms.md` in the data folder takes the place of the one that comes with CodeDojo.
 */
export async function webApp(app: FastifyInstance, dataFolder: string): Promise<void> {
  const isBuilt = await access(join(webFolder, 'index.html')).then(
    () => true,
    () => false,
  )
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      // Looked up at each request: a build that is made while the server runs brings files of other names.
      wildcard: true,
      // Names of built files hold a hash of their content.
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/')
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.get('/terms.md', async (_, reply) => {
    const own = await readFile(join(dataFolder, 'terms.md'), 'utf8').catch(() => null)
    if (own !== null)
      return reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(own)
    if (!isBuilt) throw new AppError('not_found', 'The pages have not been built yet.')
    return reply.sendFile('terms.md')
  })
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new AppError('not_found', 'There is no such call or file.')
    if (!isBuilt) throw new AppError('not_found', 'The pages have not been built yet.')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/** A file that a build has replaced must be missed, not answered with a page in its place. */
function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(url)
}
