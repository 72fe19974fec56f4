import { runQueriesFor } from '@codedojo/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/**
 * Everything that a request asks of the database is asked for its person, or for the network of a visitor, so that nobody waits
 * for the requests of one person but that person. See `FairPool`.
 */
export function shareFairly(app: FastifyInstance, { auth }: Pick<Context, 'auth'>): void {
  const ask = (request: FastifyRequest, _: unknown, done: () => void) =>
    runQueriesFor(auth.askerNameOf(request), done)
  app.addHook('onRequest', ask)
  // Reading the body has left it, and who asks may be known by now.
  app.addHook('preHandler', ask)
}
