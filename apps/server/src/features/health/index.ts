import { calls } from '@codedojo/contract'
import { readSchemaState } from '@codedojo/db'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { checkHealth } from './check-health.ts'
import { checkJudging, type Judging } from './check-judging.ts'

import { withinSeconds } from './within-seconds.ts'

export { checkHealth, checkJudging, type Judging }

export function healthRoutes(app: FastifyInstance, context: Context): void {
  registerCall(app, context, calls.health, {
    run: async ({ reply }) => {
      const { ok } = await checkJudging(context.database)
      if (!ok) reply.code(503)
      return { ok }
    },
  })
  // For whoever sends people to this server or to another one.
  app.get('/readyz', async (_, reply) => {
    const isReady = await withinSeconds(3, readSchemaState(context.database)).then(
      ({ waiting }) => waiting.length === 0,
      () => false,
    )
    if (!isReady) reply.code(503)
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isReady ? 'ok\n' : 'not ready\n')
  })
  // For whoever watches the process alone, such as the supervisor: it needs nothing but a free moment.
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'))
}
