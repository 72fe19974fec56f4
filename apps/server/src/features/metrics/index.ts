import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { isSibling } from '../../http/listen-to-siblings.ts'
import { makeMetrics, type ProcessMetrics } from './make-metrics.ts'

/** The route by which one process of a server reports its own figures to the others; only over their Unix sockets. */
const ofProcessPath = '/metrics/of-process'
const siblingMs = 1000

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
  const { number, sockets } = context.config.processes
  const others = sockets.filter((_, at) => at !== number - 1)
  app.get(ofProcessPath, async ({ socket }) => {
    if (!isSibling(socket)) throw nothingThere()
    return metrics.ofProcess()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) throw nothingThere()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read(await metricsOf(others)))
  })
}

function nothingThere(): AppError {
  return new AppError('not_found', 'There is no such call or file.')
}

/** Metrics of the other processes of this server; one that is starting or hangs is left out. */
async function metricsOf(sockets: readonly string[]): Promise<ProcessMetrics[]> {
  const answers = await Promise.allSettled(sockets.map(metricsAt))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

async function metricsAt(socketPath: string): Promise<ProcessMetrics> {
  const asked = request({ socketPath, path: ofProcessPath, signal: AbortSignal.timeout(siblingMs) }).end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer?.statusCode !== 200) throw new Error('The process does not tell its figures.')
  const processMetrics: ProcessMetrics = JSON.parse(await text(answer))
  return processMetrics
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
