import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { User } from '@codedojo/contract'
import { runQueriesFor } from '@codedojo/db'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../../services/auth.ts'
import { AppError } from '../app-error.ts'
import { cacheFile } from '../cache-file.ts'
import { compressOnce, ReadyResponse, sendReady } from '../ready-response.ts'
import { pathWithoutQuery } from '../request-log.ts'
import { makePageBrander, type PageBrand } from './brand-pages.ts'
import { firstPage } from './first-page.ts'
import { preloadedAnswers } from './preloaded-answers.ts'
import { prerenderAboveTheFold } from './prerender-above-the-fold.ts'

/** If the session look-up takes longer, index.html is served, which works for everybody. */
const longestLookMs = 1000

const builtPages = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Pattern of built file names. */
const fileAddress = /^\/[\w./-]{0,500}$/

/** Every built file has an extension. To look for one takes longer than to make a page. */
const addressWithoutFile = /^(?:\/[\w-]+)+$/

/**
 * For Fastify's `rewriteUrl`. Page addresses that cannot be files, with invalid escapes, NUL and the like, are
 * rewritten before the file system would reject them, so that the page can show its own not-found message. The page
 * reads `originalUrl`.
 */
export function rewritePageUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = ''] = url.split('?')
  return fileAddress.test(path) || !isPagePath(path) ? url : '/page'
}

/** index.html, which shows every page. */
const readIndexText = cacheFile((text) => text)

interface WebAppParts {
  readonly dataFolder: string
  readonly auth: Pick<Auth, 'userOf' | 'askerNameOf'>
  readonly webFolder?: string
  readonly brand: () => PageBrand
  /** The terms that admins have written; empty if none. */
  readonly ownTerms: () => string
}

/**
 * Serves the built pages. Every path that is neither a file nor for programs (`isPagePath`) is handled by the browser's
 * router. /licences lists the licences of third-party packages and fonts. The operator's `terms.md` in the data folder
 * replaces the default terms of use, and the terms that admins have written replace both.
 */
export async function webApp(app: FastifyInstance, parts: WebAppParts): Promise<void> {
  const { dataFolder, auth, webFolder = builtPages, brand, ownTerms } = parts
  const brandPage = makePageBrander(brand)
  const readIndexPage = readyIndexPage(join(webFolder, 'index.html'), brandPage)
  const isBuilt = await access(join(webFolder, 'index.html')).then(
    () => true,
    () => false,
  )
  const files = {
    root: webFolder,
    index: false as const,
    // Files that the build has precompressed are sent as they are.
    preCompressed: true,
    // Names in /assets contain a hash of the content, so such a file never changes.
    setHeaders: (response: Pick<FastifyReply, 'header'>, path: string) => {
      const isHashed = path.includes('/assets/')
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  }
  if (isBuilt) await app.register(fastifyStatic, { ...files, serve: false })
  app.get('/terms.md', async (_, reply) => {
    const own = ownTerms().trim() === '' ? await readIfThere(join(dataFolder, 'terms.md')) : ownTerms()
    if (own !== null)
      return reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(own)
    if (!isBuilt) throw new AppError('not_found', 'The pages have not been built yet.')
    return reply.sendFile('terms.md')
  })
  app.get('/licences', async (_, reply) => {
    if (!isBuilt) throw new AppError('not_found', 'The pages have not been built yet.')
    return reply.sendFile('licences.txt')
  })
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  const answerCalls = preloadedAnswers(app.readings)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) throw new AppError('not_found', 'There is no such call or file.')
    if (!isBuilt) throw new AppError('not_found', 'The pages have not been built yet.')
    reply.header('vary', 'cookie')
    const user = await userWithin(longestLookMs, auth, request)
    const page =
      user === undefined
        ? null
        : await firstPage(webFolder, { url: request.originalUrl, isSignedIn: user !== null })
    if (user === undefined || page === null) return sendReady(await readIndexPage(), { request, reply })
    // The user may be known only now.
    const name = auth.askerNameOf(request)
    const answers = await runQueriesFor(name, () => answerCalls({ name, user }, page.calls), {
      onlyReads: true,
    })
    const elements = answers.map(({ element }) => element)
    const prerender = page.prerender && wantsPrerender(request) ? page.prerender : null
    const onFailure = (error: unknown) =>
      request.log.warn(error, 'The part of a page above the fold was not drawn.')
    const drawn =
      prerender &&
      (await prerenderAboveTheFold(join(webFolder, prerender.file), request.originalUrl, {
        answers,
        onFailure,
      }))
    const html = brandPage(prerender && drawn ? prerender.html : page.html)
    const end = [drawn, ...elements].join('')
    return (
      reply
        // Personal data must not be cached, and is stale when the user returns to the page.
        .header('cache-control', 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(
          await compressOnce(
            html.replace('</body>', () => `${end}</body>`),
            { request, reply },
          ),
        )
    )
  }
  // The static file handler treats the root as a folder without index.
  app.get('/', sendPage)
  if (isBuilt)
    await app.register(async (scope) => {
      scope.addHook('preHandler', async (request, reply) => {
        if (addressWithoutFile.test(pathWithoutQuery(request.url))) return sendPage(request, reply)
      })
      // Files are looked for on each request, because a build during operation produces new file names.
      await scope.register(fastifyStatic, { ...files, wildcard: true, decorateReply: false })
    })
  app.setNotFoundHandler(sendPage)
}

/** Reads it again only after a build or a change of the settings. */
function readyIndexPage(path: string, brandPage: (html: string) => string): () => Promise<ReadyResponse> {
  let ready: ReadyResponse | null = null
  return async () => {
    const html = brandPage(await readIndexText(path))
    if (ready?.text !== html) ready = new ReadyResponse('text/html; charset=utf-8', html)
    return ready
  }
}

/**
 * Whether to prerender: desktops do not show it, and need not wait for it. Source: User-Agent Client Hints,
 * Sec-CH-UA-Mobile; not all browsers send it.
 */
function wantsPrerender({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-ch-ua-mobile'] !== '?0'
}

/** undefined: the look-up timed out or the database is down; the page is served all the same and shows the error. */
async function userWithin(
  ms: number,
  auth: Pick<Auth, 'userOf'>,
  request: FastifyRequest,
): Promise<User | null | undefined> {
  return Promise.race([
    auth.userOf(request).catch(() => undefined),
    setTimeout(ms, undefined, { ref: false }),
  ])
}

/** A missing built file must give 404, not a page. */
function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isPagePath(url)
}

/** Programs must get 404 for unknown paths, not a page. */
function isPagePath(path: string): boolean {
  return !/^\/(api|assets|healthz|readyz|metrics|robots\.txt|\.well-known)([/?]|$)/.test(path)
}

/** null when the file does not exist; other errors are thrown. */
async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw new Error(`The operator's "${path}" cannot be read.`, { cause: error })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
