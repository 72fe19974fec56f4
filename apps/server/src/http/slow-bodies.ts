import type { FastifyInstance } from 'fastify'

export interface SlowBodies {
  /** A whole body must be here after this, an upload aside. */
  readonly withinMs: number
  /** Longest silence of an upload. */
  readonly silenceMs: number
}

const usual: SlowBodies = { withinMs: 30_000, silenceMs: 30_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: the body may take as long as it keeps coming. */
    readonly isUpload?: true
  }
}

/**
 * Lets callers go that send a body byte by byte: each would hold a connection for as long as it likes. The HTTP library has
 * one limit for every request, which a large upload over a slow line would not meet.
 */
export function endSlowBodies(app: FastifyInstance, { withinMs, silenceMs }: SlowBodies = usual): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (!hasBody || raw.complete) return
    let isUpload = request.routeOptions.config.isUpload === true
    // Once it is answered nobody waits for the rest: what is still coming is read and dropped, so that the connection can
    // serve again, and given up like any other body when it takes too long.
    reply.raw.once('finish', () => {
      isUpload = false
      raw.resume()
    })
    let seenBytes = raw.socket.bytesRead
    const look = () => {
      if (isUpload && raw.socket.bytesRead > seenBytes) seenBytes = raw.socket.bytesRead
      else raw.destroy()
    }
    const timer = setInterval(look, isUpload ? silenceMs : withinMs)
    for (const end of ['end', 'close'] as const) raw.once(end, () => clearInterval(timer))
  })
}
