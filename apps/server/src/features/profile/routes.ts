import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/network-of.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { keepFromSearchEngines } from './keep-from-search-engines.ts'
import { readOwnProfile, saveOwnProfile } from './own-profile.ts'
import { readPublicProfile, requirePublicPerson } from './public-profile.ts'

/** Rate limit per address, with room for a classroom. A profile takes about ten queries, and anybody may request it. */
const publicProfiles: RateRule = {
  name: 'public-profile',
  most: 600,
  windowSeconds: 60,
  message: 'Too many profiles were opened from this network.',
}

export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  keepFromSearchEngines(app)
  registerCall(app, context, calls.ownProfile, {
    run: ({ user }) => readOwnProfile(database.queries, user._id),
  })
  registerCall(app, context, calls.saveProfile, {
    run: ({ body, user }) => saveOwnProfile(database, { userId: user._id, fields: body }),
  })
  registerCall(app, context, calls.publicProfile, {
    find: ({ params }) => requirePublicPerson(database, params.id),
    limit: ({ request }) => checkRateLimit(database, publicProfiles, networkOf(request.ip)),
    run: ({ found }) => readPublicProfile(database, found),
  })
}
