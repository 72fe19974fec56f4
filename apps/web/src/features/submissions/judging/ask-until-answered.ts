import { ApiError, isConnectionLost } from '../../../lib/api/api-error.ts'

const firstPauseMs = 1500
const longestPauseMs = 5000
const patienceMs = 60_000

interface AskingOptions {
  readonly signal: AbortSignal
  /** Which failures may pass by themselves. */
  readonly mayPass: (error: ApiError) => boolean
  /** Called with true when an answer is missing, and with false when one has come after all, or the server asks to wait. */
  readonly onSilence: (isSilent: boolean) => void
}

/**
 * Asks again and again until there is an answer: the first one may have been lost on its way back. What is asked must
 * therefore have the same effect twice as once.
 * Throws the server's refusal, or the failure that has not passed within a minute. A lost line is none: it is waited for as long
 * as it takes.
 */
export async function askUntilAnswered<Answer>(
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

/** Asking again counts like asking, and may for that alone be too much: then the server names the milliseconds to wait. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'too_many_requests') return null
  return 1000 * (error.retryAfterSeconds ?? 1)
}

/** True when nothing came that the server has written: nobody knows then what became of the call. */
export function isUnanswered({ code }: ApiError): boolean {
  return code === 'no_answer'
}

/** Ends after this time, or at once when the device is online again. Rejects when the signal aborts. */
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
