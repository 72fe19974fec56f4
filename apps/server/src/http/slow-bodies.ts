import type { FastifyInstance } from 'fastify'

export interface SlowBodies {
  /** Maximum time for a whole body, except uploads. */
  readonly withinMs: number
  /** Maximum pause within an upload. */
  readonly silenceMs: number
}

const usual: SlowBodies = { withinMs: 30_000, silenceMs: 30_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: an upload, which may take as long as data keeps arriving. */
    readonly isUpload?: true
  }
}

/**
 * Ends requests with slow bodies (slowloris): each would occupy a connection indefinitely. The HTTP library has a
 * single limit for all requests, which a large upload over a slow connection would exceed.
 */
export function endSlowBodies(app: FastifyInstance, { withinMs, silenceMs }: SlowBodies = usual): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (!hasBody || raw.complete) return
    let isUpload = request.routeOptions.config.isUpload === true
    // After the response, the rest of the body is read and discarded, so that the connection can be reused, under the
    // same time limit.
    reply.raw.once('finish', () => {
      isUpload = false
      raw.resume()
    })
    let seenBytes = raw.socket.bytesRead
    const check = () => {
      if (isUpload && raw.socket.bytesRead > seenBytes) seenBytes = raw.socket.bytesRead
      else raw.destroy()
    }
    const timer = setInterval(check, isUpload ? silenceMs : withinMs)
    for (const end of ['end', 'close'] as const) raw.once(end, () => clearInterval(timer))
  })
}
