import type { FastifyInstance, FastifyReply } from 'fastify'

/** Keep-alive interval: many proxies close a silent connection after a minute. */
const keepAliveMs = 20_000
/** Maximum buffered bytes for a page that does not read, such as one on a sleeping phone. */
const maxUnreadBytes = 1024 * 1024

/** A response of server-sent events. Source: HTML Standard, "Server-sent events". */
export interface EventStream {
  /** Sends a value as JSON; an event without name is a `message`. Does nothing after the end. */
  readonly write: (value: unknown, name?: string) => void
  readonly end: () => void
  /** Aborted when either side ends the stream. */
  readonly ended: AbortSignal
}

export interface EventStreams {
  /**
   * Turns the response into a stream. It ends when the caller ends it, the page disconnects or stops reading, or the
   * server stops.
   */
  readonly start: (reply: FastifyReply, options?: { readonly reconnectMs: number }) => EventStream
}

/** Tracks the open streams of a server, because it cannot stop while one is open. */
export function makeEventStreams(app: FastifyInstance): EventStreams {
  const open = new Set<EventStream>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    for (const stream of open) stream.end()
  })
  return {
    start: (reply, options) => {
      const stream = startStream(reply, { ...options, isClosing })
      // The page has disconnected before the stream began, and there will be no further event.
      if (stream.ended.aborted) return stream
      open.add(stream)
      stream.ended.addEventListener('abort', () => open.delete(stream), { once: true })
      // The request arrived while the streams were being ended. Ends on the next tick, when the caller listens.
      if (isClosing) setImmediate(stream.end)
      return stream
    },
  }
}

interface StreamStart {
  readonly reconnectMs?: number
  /** The server is stopping and must not wait for a keep-alive connection. */
  readonly isClosing: boolean
}

function startStream(reply: FastifyReply, { reconnectMs, isClosing }: StreamStart): EventStream {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    ...(isClosing && { connection: 'close' }),
  })
  // Sends the headers at once, so that the page knows it is connected.
  raw.write(reconnectMs === undefined ? ':\n\n' : `retry: ${reconnectMs}\n\n`)
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs)
  const ended = new AbortController()
  const end = () => {
    clearInterval(keepAlive)
    raw.end()
    ended.abort()
  }
  raw.once('close', end)
  // The page may have disconnected already, without a further event.
  if (raw.destroyed) end()
  return { write: (value, name) => writeEvent(raw, value, name), end, ended: ended.signal }
}

function writeEvent(raw: FastifyReply['raw'], value: unknown, name: string | undefined): void {
  // Subscriptions may still fire while the page disconnects or the server stops.
  if (raw.writableEnded || raw.destroyed) return
  // A disconnected page reconnects, or fetches what it has missed.
  if (raw.writableLength > maxUnreadBytes) raw.destroy()
  else raw.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(value)}\n\n`)
}
