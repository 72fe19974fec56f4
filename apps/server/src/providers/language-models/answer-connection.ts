import { ModelError } from './language-model.ts'

export interface AnswerTimeouts {
  /** Longest wait for the next event, in ms. */
  readonly silenceMs: number
  /** All waits of one attempt together, in ms; one that is made again has as long. */
  readonly answerMs: number
  /** Before the first retry, in ms; twice as long before the second. */
  readonly retryMs: number
}

export const defaultTimeouts: AnswerTimeouts = { silenceMs: 30_000, answerMs: 120_000, retryMs: 400 }

/** The rest of a stream whose answer has ended: only the count of tokens is still to come. */
const afterEndMs = 2_000

/** The connection of one answer; disposing closes it. */
export interface AnswerConnection extends Disposable {
  readonly signal: AbortSignal
  /** Comes back as soon as the line is closed, whatever the work does. Throws the reason of `asking`, or `ModelError`. */
  readonly wait: <T>(work: Promise<T>, state: { readonly isEnding: boolean }) => Promise<T>
}

/**
 * Opens the connection for one answer. Only the time in which it waits for the service counts towards `silenceMs` and `answerMs`,
 * not the time that the reader of the answer takes.
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
      const mostMs = Math.max(Math.min(isEnding ? afterEndMs : silenceMs, leftMs), 0)
      const startedAt = performance.now()
      const late = () =>
        closing.abort(new ModelError(`${name} was silent for ${Math.round(mostMs / 1000)} s.`))
      const timer = setTimeout(late, mostMs)
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
  // Nobody may be waiting when the line is closed.
  promise.catch(() => undefined)
  if (signal.aborted) reject(signal.reason)
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
