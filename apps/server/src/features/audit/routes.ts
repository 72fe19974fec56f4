import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { countEvents, listEvents } from './event-list.ts'

export function auditRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.auditLog, {
    run: async ({ query, reply }) => {
      reply.header('x-total-count', String(await countEvents(database, query)))
      return listEvents(database, query)
    },
  })
}
