import { createHash } from 'node:crypto'

/** A session, and whose it is. */
interface SessionOf {
  readonly sessionId: string
  readonly userId: string
}

interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined }
}

/** The session that a request's cookies stand for, as the library reads them; null: none. */
type ReadSession<Request> = (request: Request) => Promise<SessionOf | null>

interface Remembered extends SessionOf {
  /** In milliseconds of `performance.now`. */
  readonly until: number
}

/** So often the library sees each session, and renews it when it is old enough. */
const keptMs = 5 * 60_000
/** About 2 MB. */
const mostKept = 10_000

/**
 * Asks for the session that cookies stand for once in five minutes, because checking their signature and what belongs to it
 * takes longer than everything else that a call has to ask. Who has cookies to which nothing belongs is asked about each time.
 * Whether the session is still there, and whose it is, must be read for every call. Of those who ask with the same cookies at a
 * time, one asks for all.
 */
export function makeSessionCache<Request extends WithCookies>(
  read: ReadSession<Request>,
): {
  readonly sessionOf: ReadSession<Request>
  /**
   * Whose cookies these were when they were last asked about, however long ago; null: that is not remembered. Enough to tell whose turn
   * it is: who comes back after five minutes must not wait with all strangers of their network.
   */
  readonly rememberedUserId: (request: WithCookies) => string | null
} {
  // In the order in which they were kept: the first one goes when there are too many.
  const kept = new Map<string, Remembered>()
  const underWay = new Map<string, Promise<SessionOf | null>>()
  const fresh = (key: string) => {
    const found = kept.get(key)
    return found && performance.now() < found.until ? found : null
  }
  const ask = async (key: string, request: Request) => {
    const found = await read(request)
    kept.delete(key)
    if (found === null) return null
    for (const first of kept.keys()) {
      if (kept.size < mostKept) break
      kept.delete(first)
    }
    kept.set(key, { ...found, until: performance.now() + keptMs })
    return found
  }
  return {
    sessionOf: async (request) => {
      const { cookie } = request.headers
      if (cookie === undefined) return null
      const key = keyOf(cookie)
      const found = fresh(key) ?? underWay.get(key)
      if (found) return found
      const asked = ask(key, request).finally(() => underWay.delete(key))
      underWay.set(key, asked)
      return asked
    },
    rememberedUserId: ({ headers: { cookie } }) =>
      cookie === undefined ? null : (kept.get(keyOf(cookie))?.userId ?? null),
  }
}

function keyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64')
}
