import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient, ErrorReply } from 'redis'

export interface ServerLink {
  readonly adapter: ReturnType<typeof createAdapter>
  readonly close: () => Promise<void>
}

/** Maximum delay between reconnection attempts. */
const maxRetryMs = 2000
const pingEveryMs = 5000
/** Interval between repeated warnings about a persistent error. */
const tellAgainMs = 10 * 60_000
/** A stream position without an entry: a connection with this offset cannot be told what it missed. */
const nowhere = '0-0'

/**
 * Forwards socket events to the other servers through a Redis stream. While Redis is down, each server serves its own
 * connections: messages are in the database anyway, and pages detect missed ones by a gap in the revisions.
 */
export function linkServers(url: string, log: (message: string, error: unknown) => void): ServerLink {
  const settings = {
    url,
    pingInterval: pingEveryMs,
    socket: { reconnectStrategy: (tries: number) => Math.min(maxRetryMs, 100 * (tries + 1)) },
  }
  // Commands fail at once while offline instead of queueing, so that nobody waits.
  const teller = createClient({ ...settings, disableOfflineQueue: true })
  teller.on('error', (error: unknown) => log('Redis cannot be reached', error))
  const tellRefusal = refusalTeller((error) => log('Redis takes nothing for other servers', error))
  const [add, publish] = [teller.xAdd.bind(teller), teller.publish.bind(teller)]
  const linked = Object.assign(teller, {
    // The reader waits between attempts: a tight retry loop would occupy the CPU.
    duplicate: () => createClient(settings),
    // If publishing fails, the library would not deliver to local connections either. Nobody awaits the result.
    xAdd: (...words: Parameters<typeof add>) =>
      add(...words).catch((error: unknown) => {
        tellRefusal(error)
        return nowhere
      }),
    publish: (...words: Parameters<typeof publish>) =>
      publish(...words).catch((error: unknown) => {
        tellRefusal(error)
        return 0
      }),
  })
  linked.connect().catch((error: unknown) => log('Redis cannot be reached', error))
  return {
    adapter: createAdapter(linked),
    close: async () => {
      if (linked.isOpen) await linked.close()
    },
  }
}

/** Logs errors of Redis (out of memory, no permission) at a limited rate. The client itself logs connection losses. */
function refusalTeller(tell: (error: unknown) => void): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    const now = performance.now()
    if (!(error instanceof ErrorReply) || now - toldAt < tellAgainMs) return
    toldAt = now
    tell(error)
  }
}
