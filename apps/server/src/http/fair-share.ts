import { runQueriesFor } from '@codedojo/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { bearerTokenOf } from './bearer-token.ts'
import { networkOf } from './network-of.ts'

/**
 * Attributes the database queries of a request to its user, or to the network of an anonymous visitor, so that nobody
 * waits for another person's queries. See `FairPool`.
 */
export function shareFairly(
  app: FastifyInstance,
  { auth, apiTokens }: Pick<Context, 'auth' | 'apiTokens'>,
): void {
  const nameOf = (request: FastifyRequest) => {
    const token = bearerTokenOf(request)
    if (token === null) return auth.askerNameOf(request)
    return apiTokens.rememberedUserId(token) ?? networkOf(request.ip)
  }
  const ask = (request: FastifyRequest, _: unknown, done: () => void) => runQueriesFor(nameOf(request), done)
  app.addHook('onRequest', ask)
  // Reading the body has left the async context, and the user may be known by now.
  app.addHook('preHandler', ask)
}
