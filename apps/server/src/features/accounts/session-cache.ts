import { hash } from 'node:crypto'

/** A session and its user. */
interface SessionOf {
  readonly sessionId: string
  readonly userId: string
}

interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined }
}

/** Looks up the session of the request's cookies; null if none. */
type ReadSession<Request> = (request: Request) => Promise<SessionOf | null>

interface CachedSession extends SessionOf {
  /** In milliseconds of `performance.now`. */
  readonly until: number
}

/** How often each session is looked up, which renews one that is old enough. */
const keptMs = 5 * 60_000
/** About 2 MB. */
const mostKept = 10_000

/**
 * Caches for five minutes which session the cookies belong to, because verifying their signature and reading what
 * belongs to it takes longer than all other look-ups of a call. Cookies without a session are not cached. Whether the
 * session still exists must be read from the database for every call. Concurrent calls with the same cookies share one
 * look-up.
 */
export function makeSessionCache<Request extends WithCookies>(
  read: ReadSession<Request>,
): {
  readonly sessionOf: ReadSession<Request>
  /**
   * Whose cookies these were when they were last verified, however long ago; null if unknown. It is only used to queue
   * requests fairly, so that a user who returns after five minutes does not wait with the strangers of their network.
   */
  readonly rememberedUserId: (request: WithCookies) => string | null
} {
  // In insertion order: the oldest entry is evicted.
  const kept = new Map<string, CachedSession>()
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
  return hash('sha256', cookie, 'base64')
}
