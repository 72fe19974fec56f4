import { type Database, schema } from '@codedojo/db'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { v7 as uuidv7 } from 'uuid'
import { coalesceLookUps } from '../../coalesce-look-ups.ts'
import type { Config } from '../../config.ts'
import { AppError } from '../../http/app-error.ts'
import { cookieName, readCookie } from '../../http/cookies.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Asker, Auth } from '../../services/auth.ts'
import type { ActiveDays } from './active-days.ts'
import { makeKnownDevices } from './known-device.ts'
import { knownUserPlugin } from './open-session.ts'
import { isRecentSignIn } from './own-password.ts'
import { findFreshSession, findUserBySession, sessionAge } from './queries.ts'
import { makeSessionCache } from './session-cache.ts'
import { makeSignedTokenReader } from './signed-token.ts'
import { wireUser } from './wire-user.ts'

interface AuthParts {
  readonly config: Config
  readonly database: Database
  readonly activeDays: ActiveDays
  /** Signs the session cookies; every server of an installation has the same one. */
  readonly secret: string
}

export function makeAuth(parts: AuthParts): Auth {
  const library = makeLibrary(parts)
  const names = cookieNames(parts.config)
  const tokenOf = makeSignedTokenReader({ name: names.session, secret: parts.secret })
  // A signature remains valid after its session has ended. A person who keeps such cookies must not get a share for each of them.
  const endedTokens = new LRUCache<string, true>({ max: 10_000 })
  const readSession = async (request: Asker) => {
    const token = tokenOf(request)
    const endsWithBrowser = readCookie(request, names.browserSession) !== null
    const fresh = token && (await findFreshSession(parts.database, { token, endsWithBrowser }))
    if (fresh) return fresh
    // The library renews a session that is old enough, and deletes one that has expired.
    const found = await library.api.getSession({ headers: headersOf(request) })
    if (!found && token) endedTokens.set(token, true)
    return found && { sessionId: found.session.id, userId: found.session.userId }
  }
  const { sessionOf, rememberedUserId } = makeSessionCache(readSession)
  const sessionIdOf = async (request: Asker) => {
    const session = await readSession(request)
    if (session === null) throw new AppError('not_signed_in', 'Please sign in.')
    return session.sessionId
  }
  const userBy = coalesceLookUps((sessionId) => findUserBySession(parts.database, sessionId))
  return {
    openSession: async (body, request) => {
      const opened = await library.api.openSession({ body, headers: headersOf(request), returnHeaders: true })
      return { sessionId: opened.response.sessionId, headers: opened.headers }
    },
    endSession: async (request) => {
      const { headers } = await library.api.signOut({ headers: headersOf(request), returnHeaders: true })
      return headers
    },
    askerNameOf: (request) => {
      const userId = rememberedUserId(request)
      if (userId !== null) return userId
      const token = tokenOf(request)
      return token !== null && !endedTokens.has(token) ? token : networkOf(request.ip)
    },
    devices: makeKnownDevices(parts.config, parts.secret),
    userOf: async (request) => {
      const session = await sessionOf(request)
      const row = session && (await userBy(session.sessionId))
      if (!row || isPageOfAnother(request, row.id)) return null
      await parts.activeDays.note(row.id)
      return wireUser(row)
    },
    sessionIdOf,
    isRecentSignIn: async (request) => isRecentSignIn(parts.database, await sessionIdOf(request)),
  }
}

/** A page sends the account that it was opened for, so that a changed session is noticed; scripts need not. */
function isPageOfAnother({ headers }: Asker, userId: string): boolean {
  const named = headers['codedojo-account']
  return named !== undefined && named !== userId
}

/** The presence of `browserSession` tells the library that the session ends with the browser, and is not renewed. */
function cookieNames(config: Config): { readonly session: string; readonly browserSession: string } {
  return {
    session: cookieName(config, 'codedojo_session'),
    browserSession: cookieName(config, 'codedojo_browser_session'),
  }
}

function makeLibrary({ config, database, secret }: AuthParts) {
  const names = cookieNames(config)
  return betterAuth({
    baseURL: config.publicUrl,
    secret,
    database: drizzleAdapter(database.queries, { provider: 'pg', schema, transaction: true }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: false, input: false },
        phone: { type: 'string', required: false, input: false },
        role: { type: 'string', required: false, input: false },
      },
    },
    plugins: [knownUserPlugin],
    session: { expiresIn: sessionAge.expiresIn, updateAge: sessionAge.renewedAfter },
    advanced: {
      useSecureCookies: false,
      database: { generateId: () => uuidv7() },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: config.isHttps },
      cookies: {
        session_token: { name: names.session },
        dont_remember: { name: names.browserSession },
      },
    },
  })
}

function headersOf(request: Asker): Headers {
  const headers = new Headers()
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie)
  const agent = request.headers['user-agent']
  if (agent) headers.set('user-agent', agent.slice(0, 300))
  headers.set('x-forwarded-for', request.ip)
  return headers
}

/** Copies the cookies that the auth library set into the reply. */
export function forwardCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie)
}
