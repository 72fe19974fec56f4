import type { FastifyReply } from 'fastify'

/** Is aborted when the connection of a request ends before it was answered: nobody will read what comes of it. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
