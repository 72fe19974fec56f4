import { ApiError, isConnectionLost } from './api-error.ts'

const firstPauseMs = 1500
const longestPauseMs = 5000
const patienceMs = 60_000

interface AskingOptions {
  readonly signal: AbortSignal
  /** Whether an error is temporary, so that the request is retried. */
  readonly mayPass: (error: ApiError) => boolean
  /** Called with true when a response is missing, and with false when one has arrived or the server asks to wait. */
  readonly onSilence: (isSilent: boolean) => void
}

/**
 * Retries a request until it is answered, because the first response may have been lost. The request must therefore be
 * idempotent. Throws a rejection that is not temporary at once, and a temporary error when it has lasted for a minute. A lost
 * connection is waited for without limit. Rejects when the signal aborts.
 */
export async function retryUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { signal, mayPass, onSilence }: AskingOptions,
): Promise<Answer> {
  let silentSince: number | null = null
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const answer = await ask()
      if (silentSince !== null) onSilence(false)
      return answer
    } catch (error) {
      const waitMs = silentSince === null ? null : waitOf(error)
      if (!(error instanceof ApiError) || (waitMs === null && !mayPass(error))) throw error
      if (silentSince === null || isConnectionLost(error)) silentSince = Date.now()
      if (Date.now() - silentSince > patienceMs) throw error
      onSilence(waitMs === null)
      await pause(waitMs ?? pauseMs, signal)
    }
  }
}

/** Milliseconds to wait when the retries themselves exceed the rate limit; null for other errors. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'too_many_requests') return null
  return 1000 * (error.retryAfterSeconds ?? 1)
}

/** True if there was no response from our server, so that the outcome of the request is unknown. */
export function isUnanswered({ code }: ApiError): boolean {
  return code === 'no_answer'
}

/** Resolves after this time, or as soon as the device is online again. Rejects when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const end = new AbortController()
  window.addEventListener('online', () => resolve(), { signal: end.signal })
  signal.addEventListener('abort', () => reject(signal.reason), { signal: end.signal })
  if (signal.aborted) reject(signal.reason)
  return promise.finally(() => {
    clearTimeout(timer)
    end.abort()
  })
}
