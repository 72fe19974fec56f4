import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { readOwnProfile, saveOwnProfile } from './own-profile.ts'
import { readPublicProfile } from './public-profile.ts'

export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.ownProfile, {
    run: ({ user }) => readOwnProfile(database.queries, user._id),
  })
  registerCall(app, context, calls.saveProfile, {
    run: ({ body, user }) => saveOwnProfile(database, { userId: user._id, fields: body }),
  })
  registerCall(app, context, calls.publicProfile, {
    find: ({ params }) => readPublicProfile(database, params.id),
    run: async ({ found }) => found,
  })
}
