import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { checkHealth } from './check-health.ts'
import { checkJudging, type Judging } from './check-judging.ts'

export { checkHealth, checkJudging, type Judging }

export function healthRoutes(app: FastifyInstance, context: Context): void {
  registerCall(app, context, calls.health, {
    run: async ({ reply }) => {
      const { ok } = await checkJudging(context.database)
      if (!ok) reply.code(503)
      return { ok }
    },
  })
  // For whoever watches the process alone, such as the supervisor: it needs nothing but a free moment.
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'))
}
