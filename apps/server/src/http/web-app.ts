import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { User } from '@codedojo/contract'
import { runQueriesFor } from '@codedojo/db'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../services/auth.ts'
import { aboveTheFold } from './above-the-fold.ts'
import { AppError } from './app-error.ts'
import { firstPage } from './first-page.ts'
import { preloadedAnswers } from './preloaded-answers.ts'

/** Whoever waits longer to learn who is signed in is served the page that is for everybody. */
const longestLookMs = 1000

const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** What a file of the build can be called. */
const fileAddress = /^\/[\w./-]{0,500}$/

/**
 * For Fastify's `rewriteUrl`. An address of a page that no file can have never reaches the file system: escapes that are no
 * text, NUL and the like would be refused there, before the page could say that it does not exist. The page is opened by
 * `originalUrl`.
 */
export function rewritePageUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = ''] = url.split('?')
  return fileAddress.test(path) || !isPagePath(path) ? url : '/page'
}

interface WebAppParts {
  readonly dataFolder: string
  readonly auth: Pick<Auth, 'userOf' | 'askerNameOf'>
  readonly webFolder?: string
}

/**
 * Serves the built pages. Every path that is neither a file nor asked for by programs (`isPagePath`) is a page of the browser's own router.
 * /licences names the packages and fonts of others that are in all parts, with their licences.
 * The terms of use are the operator's: `terms.md` in the data folder takes the place of the one that comes with CodeDojo.
 */
export async function webApp(app: FastifyInstance, parts: WebAppParts): Promise<void> {
  const { dataFolder, auth, webFolder = builtPages } = parts
  const isBuilt = await access(join(webFolder, 'index.html')).then(
    () => true,
    () => false,
  )
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      // Looked up at each request: a build that is made while the server runs brings files of other names.
      wildcard: true,
      index: false,
      // What the build has compressed already is sent as it is.
      preCompressed: true,
      // Names of built files hold a hash of their content.
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/')
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.get('/terms.md', async (_, reply) => {
    const own = await readIfThere(join(dataFolder, 'terms.md'))
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
    if (user === undefined || page === null)
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    // Who asks may be known only now.
    const name = auth.askerNameOf(request)
    const answers = await runQueriesFor(name, () => answerCalls({ name, user }, page.calls))
    const elements = answers.map(({ element }) => element)
    const sight = page.sight && showsSight(request) ? page.sight : null
    const onFailure = (error: unknown) =>
      request.log.warn(error, 'The part of a page above the fold was not drawn.')
    const drawn =
      sight && (await aboveTheFold(join(webFolder, sight.file), request.originalUrl, { answers, onFailure }))
    const html = sight && drawn ? sight.html : page.html
    const end = [drawn, ...elements].join('')
    return (
      reply
        // What is known of a person belongs to no cache, and is old when somebody comes back to the page.
        .header('cache-control', 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(html.replace('</body>', () => `${end}</body>`))
    )
  }
  // To the files the root would be a folder without an index.
  app.get('/', sendPage)
  app.setNotFoundHandler(sendPage)
}

/** Large screens do not show it, and need not wait for it. Source: User-Agent Client Hints, Sec-CH-UA-Mobile; not all browsers tell. */
function showsSight({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-ch-ua-mobile'] !== '?0'
}

/** undefined: it was not found in time, or the database is away; the page opens all the same, and says what is wrong. */
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

/** A file that a build has replaced must be missed, not answered with a page in its place. */
function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isPagePath(url)
}

/** Programs that ask for what is not there must not take a page for it. */
function isPagePath(path: string): boolean {
  return !/^\/(api|assets|healthz|readyz|metrics|robots\.txt|\.well-known)([/?]|$)/.test(path)
}

/** null when there is no such file; one that cannot be read must not be taken for one that is not there. */
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
