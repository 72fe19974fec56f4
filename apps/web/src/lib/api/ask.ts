import { noAnswer } from './api-error.ts'
import { askAnew } from './is-visitor.ts'
import { forgetPreloadedAnswers, takePreloadedAnswer } from './preloaded-answers.ts'
import { hearServerDate } from './server-clock.ts'

export interface Question {
  readonly method: string
  /** Sent as JSON; absent: none. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean
  readonly headers?: Record<string, string>
}

/**
 * Asks this installation something. It knows nothing of the contract, so that pages for visitors can ask without it.
 * Throws `ApiError` when no answer comes; an abort is thrown as it is.
 */
export async function ask(address: string, question: Question): Promise<Response> {
  const { method, body, signal, keepalive = false, headers } = question
  if (method === 'GET') {
    const early = takePreloadedAnswer(address)
    if (early) {
      hearServerDate(early.headers.get('date'))
      return early
    }
  } else {
    // Whatever is sent may sign somebody in, or change what was answered.
    askAnew()
    forgetPreloadedAnswers()
  }
  try {
    const answer = await fetch(address, {
      method,
      credentials: 'same-origin',
      keepalive,
      ...(signal && { signal }),
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // Answers of this installation are kept by no cache.
    hearServerDate(answer.headers.get('date'))
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw noAnswer(cause)
  }
}
