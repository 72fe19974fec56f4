import type { FastifyInstance, FastifyReply } from 'fastify'

/** A silent connection is closed by many proxies after a minute. */
const keepAliveMs = 20_000
/** What may wait for a page that does not read, such as one on a frozen phone. */
const unreadBytesMost = 1024 * 1024

/** One HTTP response sent as server-sent events. Source: HTML Standard, "Server-sent events". */
export interface EventStream {
  /** Sends a value as JSON; an event without a name is a `message` for its reader. After the end it does nothing. */
  readonly write: (value: unknown, name?: string) => void
  readonly end: () => void
  /** Is aborted when the stream ends, by whichever side. */
  readonly ended: AbortSignal
}

export interface EventStreams {
  /** Turns the answer into a stream, which nobody but the caller ends while the server runs and the page reads. */
  readonly start: (reply: FastifyReply, options?: { readonly reconnectMs: number }) => EventStream
}

/** Keeps count of the open streams of a server, because it cannot stop while one is. */
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
      // Its page went away before it began, and the end is not told again.
      if (stream.ended.aborted) return stream
      open.add(stream)
      stream.ended.addEventListener('abort', () => open.delete(stream), { once: true })
      // Its request was on its way when the others were ended. The caller listens for the end from the next moment on.
      if (isClosing) setImmediate(stream.end)
      return stream
    },
  }
}

interface StreamStart {
  readonly reconnectMs?: number
  /** The server stops, and would wait for the connection if it were kept for a next request. */
  readonly isClosing: boolean
}

function startStream(reply: FastifyReply, { reconnectMs, isClosing }: StreamStart): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    ...(isClosing && { connection: 'close' }),
  })
  // The page is told at once that it is let in.
  raw.write(reconnectMs === undefined ? ':\n\n' : `retry: ${reconnectMs}\n\n`)
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs)
  const ended = new AbortController()
  const end = () => {
    clearInterval(keepAlive)
    raw.end()
    ended.abort()
  }
  raw.once('close', end)
  // The page may be gone already, and then it is not told again.
  if (raw.destroyed) end()
  return { write: (value, name) => writeEvent(raw, value, name), end, ended: ended.signal }
}

function writeEvent(raw: FastifyReply['raw'], value: unknown, name: string | undefined): void {
  // What is told may change in the moment in which its page goes away or the server stops.
  if (raw.writableEnded || raw.destroyed) return
  // A page that is let go connects anew, or asks for what it has missed.
  if (raw.writableLength > unreadBytesMost) raw.destroy()
  else raw.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(value)}\n\n`)
}
