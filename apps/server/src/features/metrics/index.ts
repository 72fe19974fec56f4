import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { makeMetrics } from './make-metrics.ts'

/** Forwarding headers: with any of them, the request came through a proxy, not from a program on this machine. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const
const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * `GET /metrics` for Prometheus: for callers with METRICS_TOKEN, or, where none is set, for programs on this machine.
 * Others get 404.
 */
export function metricsRoutes(app: FastifyInstance, context: Context, countSockets: () => number): void {
  const metrics = makeMetrics(context, countSockets)
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken))
      throw new AppError('not_found', 'There is no such call or file.')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
