import { ModelError } from './language-model.ts'

export interface AnswerTimeouts {
  /** Maximum wait for the next event, in ms. */
  readonly silenceMs: number
  /** Maximum total wait of one attempt, in ms; a retry has the same time. */
  readonly answerMs: number
  /** Delay before the first retry, in ms; doubled before the second. */
  readonly retryMs: number
}

export const defaultTimeouts: AnswerTimeouts = { silenceMs: 30_000, answerMs: 120_000, retryMs: 400 }

/** Maximum wait after the end of the text, when only the token counts are still to come. */
const afterEndMs = 2_000

/** The connection of one answer; disposing closes it. */
export interface AnswerConnection extends Disposable {
  readonly signal: AbortSignal
  /**
   * Runs the work, but rejects as soon as the connection is closed. Throws the abort reason of `asking`, or
   * `ModelError`.
   */
  readonly wait: <T>(work: Promise<T>, state: { readonly isEnding: boolean }) => Promise<T>
}

/**
 * Opens the connection for one answer. Only time spent waiting for the service counts towards `silenceMs` and
 * `answerMs`, not time spent by the consumer.
 */
export function openAnswerConnection(
  asking: AbortSignal,
  { silenceMs, answerMs }: AnswerTimeouts,
  name: string,
): AnswerConnection {
  const closing = new AbortController()
  const signal = AbortSignal.any([asking, closing.signal])
  const closed = rejectedBy(signal)
  let leftMs = answerMs
  return {
    signal,
    wait: async (work, { isEnding }) => {
      const maxMs = Math.max(Math.min(isEnding ? afterEndMs : silenceMs, leftMs), 0)
      const startedAt = performance.now()
      const late = () =>
        closing.abort(new ModelError(`${name} was silent for ${Math.round(maxMs / 1000)} s.`))
      const timer = setTimeout(late, maxMs)
      try {
        return await Promise.race([work, closed])
      } finally {
        clearTimeout(timer)
        leftMs -= performance.now() - startedAt
      }
    },
    [Symbol.dispose]: () => closing.abort(),
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  // Prevents an unhandled rejection when nobody awaits the closed connection.
  promise.catch(() => undefined)
  if (signal.aborted) reject(signal.reason)
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
