import { createHash } from 'node:crypto'

/** The session that a request's cookies stand for, as the library reads them; null: none. */
type ReadSession<Request> = (request: Request) => Promise<string | null>

interface Remembered {
  readonly sessionId: string
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
 * Whether the session is still there, and whose it is, must be read for every call.
 */
export function rememberCookies<
  Request extends { readonly headers: { readonly cookie?: string | undefined } },
>(read: ReadSession<Request>): ReadSession<Request> {
  // In the order in which they were kept: the first one goes when there are too many.
  const kept = new Map<string, Remembered>()
  return async (request) => {
    const { cookie } = request.headers
    if (cookie === undefined) return read(request)
    const key = createHash('sha256').update(cookie).digest('base64')
    const known = kept.get(key)
    if (known && performance.now() < known.until) return known.sessionId
    kept.delete(key)
    const sessionId = await read(request)
    if (sessionId === null) return null
    for (const first of kept.keys()) {
      if (kept.size < mostKept) break
      kept.delete(first)
    }
    kept.set(key, { sessionId, until: performance.now() + keptMs })
    return sessionId
  }
}
