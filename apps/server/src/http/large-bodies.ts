import type { FastifyInstance } from 'fastify'
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
    const announced = Number(request.headers['content-length'] ?? routeOptions.bodyLimit)
    if (routeOptions.config.isUpload || announced < largeBytes || raw.readableEnded) return
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
