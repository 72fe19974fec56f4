import { type AuditEvent, calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { providerNames } from '../../identity-settings.ts'
import { countEvents, listEvents } from './event-list.ts'

export function auditRoutes(app: FastifyInstance, context: Context): void {
  const { config, database } = context
  registerCall(app, context, calls.auditLog, {
    run: async ({ query, reply }) => {
      reply.header('x-total-count', String(await countEvents(database, query)))
      const names = providerNames(config)
      return (await listEvents(database, query)).map((event) =>
        namesProvider(event) ? { ...event, names: { ...event.names, ...names } } : event,
      )
    },
  })
}

function namesProvider({ before, after }: AuditEvent): boolean {
  return [before, after].some((facts) => typeof facts === 'object' && facts !== null && 'provider' in facts)
}
