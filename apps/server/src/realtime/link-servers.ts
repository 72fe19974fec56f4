import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient, ErrorReply } from 'redis'

export interface ServerLink {
  readonly adapter: ReturnType<typeof createAdapter>
  readonly close: () => Promise<void>
}

/** Longest wait before the next try to reach Redis. */
const retryMostMs = 2000
const pingEveryMs = 5000
/** A refusal that lasts is told again after so long. */
const tellAgainMs = 10 * 60_000
/** A place in the stream where nothing is: whoever has heard something there cannot be told what came after it. */
const nowhere = '0-0'

/**
 * Passes socket events on to the other servers, through a stream in Redis. While Redis is away each server serves its own
 * connections: messages are in the database all the same, and a page sees by a gap in their numbers that it has missed some.
 */
export function linkServers(url: string, log: (message: string, error: unknown) => void): ServerLink {
  const settings = {
    url,
    pingInterval: pingEveryMs,
    socket: { reconnectStrategy: (tries: number) => Math.min(retryMostMs, 100 * (tries + 1)) },
  }
  // What cannot be told now is not kept: nobody may wait for it.
  const teller = createClient({ ...settings, disableOfflineQueue: true })
  teller.on('error', (error: unknown) => log('Redis cannot be reached', error))
  const tellRefusal = refusalTeller((error) => log('Redis takes nothing for other servers', error))
  const [add, publish] = [teller.xAdd.bind(teller), teller.publish.bind(teller)]
  const linked = Object.assign(teller, {
    // Those that only listen wait: asked again and again, they would keep the processor busy.
    duplicate: () => createClient(settings),
    // The library would tell nobody of what it cannot tell to others, not even its own connections; and nobody waits for the end.
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

/** Tells what Redis refuses, because its memory is full or its user may not, once in a while. That it is away the client tells itself. */
function refusalTeller(tell: (error: unknown) => void): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    const now = performance.now()
    if (!(error instanceof ErrorReply) || now - toldAt < tellAgainMs) return
    toldAt = now
    tell(error)
  }
}
