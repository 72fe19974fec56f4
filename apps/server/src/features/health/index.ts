import { calls } from '@codedojo/contract'
import { type Database, readSchemaState } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { checkHealth } from './check-health.ts'
import { checkJudging, errorReason, type Judging } from './check-judging.ts'
import { withTimeout } from './with-timeout.ts'

export { checkHealth, checkJudging, type Judging }

const sayEveryMs = 60_000

export function healthRoutes(app: FastifyInstance, context: Context): void {
  registerCall(app, context, calls.health, {
    run: async ({ reply }) => {
      const { ok } = await checkJudging(context.database)
      if (!ok) reply.code(503)
      return { ok }
    },
  })
  let saidAt = Number.NEGATIVE_INFINITY
  // Readiness, for load balancers. The reason is logged, at a limited rate, because anybody can call this.
  app.get('/readyz', async (_, reply) => {
    const missing = await whatIsMissing(context.database)
    if (missing !== '' && performance.now() - saidAt >= sayEveryMs) {
      saidAt = performance.now()
      logOf('server').warn({ missing }, 'not ready')
    }
    const isReady = missing === ''
    if (!isReady) reply.code(503)
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isReady ? 'ok\n' : 'not ready\n')
  })
  // Liveness, for supervisors: it needs no database.
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'))
}

/** Reasons why this server is not ready; empty if it is ready. */
async function whatIsMissing(database: Database): Promise<string> {
  return withTimeout(3, readSchemaState(database)).then(
    ({ waiting }) => (waiting.length === 0 ? '' : `migrations of the database: ${waiting.join(', ')}`),
    (error: unknown) => `the database: ${errorReason(error)}`,
  )
}
