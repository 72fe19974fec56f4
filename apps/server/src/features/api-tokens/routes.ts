import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { mailAccessChange } from '../accounts/index.ts'
import { listOwnApiTokens, makeApiToken, revokeApiToken } from './own-api-tokens.ts'

const makingRate: RateRule = {
  name: 'api-token-made',
  most: 30,
  windowSeconds: 3600,
  message: 'You have made 30 API tokens within an hour.',
}

export function apiTokenRoutes(app: FastifyInstance, context: Context): void {
  const { auth, database } = context
  registerCall(app, context, calls.ownApiTokens, { run: ({ user }) => listOwnApiTokens(database, user._id) })
  registerCall(app, context, calls.makeApiToken, {
    limit: ({ user }) => checkRateLimit(database, makingRate, user._id),
    run: async ({ body, user: { _id: userId }, request }) => {
      const made = await makeApiToken(database, {
        ...body,
        userId,
        sessionId: await auth.sessionIdOf(request),
      })
      await mailAccessChange(context, userId, { kind: 'token_made' })
      return made
    },
  })
  registerCall(app, context, calls.revokeApiToken, {
    run: async ({ params, user }) => {
      await revokeApiToken(database, { userId: user._id, id: params.id })
      return { message: 'The token is revoked. Its next call is refused.' }
    },
  })
}
