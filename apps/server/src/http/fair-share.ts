import { runQueriesFor } from '@codedojo/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { callerNameOf } from './bearer-token.ts'

/**
 * Attributes the database queries of a request to its user, or to the network of an anonymous visitor, so that nobody
 * waits for another person's queries. See `FairPool`.
 */
export function shareFairly(app: FastifyInstance, context: Pick<Context, 'auth' | 'apiTokens'>): void {
  const ask = (request: FastifyRequest, _: unknown, done: () => void) =>
    runQueriesFor(callerNameOf(context, request), done, { onlyReads: request.method === 'GET' })
  app.addHook('onRequest', ask)
  // Reading the body has left the async context, and the user may be known by now.
  app.addHook('preHandler', ask)
}
