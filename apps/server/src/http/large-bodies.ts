import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Auth } from '../services/auth.ts'
import { AppError } from './app-error.ts'
import { limitPerHolder } from './limit-per-holder.ts'

/** A body from this length on is large. */
const largeBytes = 256 * 1024
/** Bodies that one person may be sending at the same time: more than the tabs that anybody uses at once. */
const mostOfPerson = 4

/**
 * Bounds how many large bodies of one person are read at a time. Each is in memory as a whole before its call can count or
 * refuse anything, and parsing it holds up everybody. Uploads are written to disk as they come, and are not counted.
 */
export function boundLargeBodies(
  app: FastifyInstance,
  { auth }: { readonly auth: Pick<Auth, 'askerNameOf'> },
) {
  const ofPerson = limitPerHolder(mostOfPerson)
  // After the hooks of the call, so that who may not call it is told that first.
  app.addHook('preParsing', async (request) => {
    const { raw, routeOptions } = request
    if (routeOptions.config.isUpload || announcedBytes(request) < largeBytes || raw.readableEnded) return
    // A connection that ended while hooks ran ends no second time, and would hold its place for good.
    if (raw.destroyed) return
    const release = ofPerson.take(auth.askerNameOf(request))
    if (!release) {
      throw new AppError('too_many_requests', 'You are sending too much at once. Try again in 1 s.', {
        retryAfter: 1,
      })
    }
    const { promise: over, resolve } = Promise.withResolvers<void>()
    for (const end of ['end', 'close'] as const) raw.once(end, () => resolve())
    void over.then(release)
  })
}

/** The length of the body, or the most that it may have where its sender does not say. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  // Source: RFC 9112, 6.3: a request with neither header has no body.
  return headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit
}
