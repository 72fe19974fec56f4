import { noAnswerError } from './api-error.ts'
import { dropVisitorMark } from './is-visitor.ts'
import { forgetPreloadedAnswers, takePreloadedAnswer } from './preloaded-answers.ts'
import { syncServerClock } from './server-clock.ts'

export interface RequestOptions {
  readonly method: string
  /** Sent as JSON; no body if absent. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean
  readonly headers?: Record<string, string>
}

/**
 * Sends a request to this server. It does not use the contract, so that the pages for visitors load without it. Throws
 * `ApiError` when no response arrives; an abort is rethrown.
 */
export async function sendRequest(address: string, question: RequestOptions): Promise<Response> {
  const { method, body, signal, keepalive = false, headers } = question
  if (method === 'GET') {
    const early = takePreloadedAnswer(address)
    if (early) {
      syncServerClock(early.headers.get('date'))
      return early
    }
  } else {
    // Any writing request may sign somebody in or change what the preloaded answers say.
    dropVisitorMark()
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
    // Responses of this server are never cached, so the date is that of now.
    syncServerClock(answer.headers.get('date'))
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw noAnswerError(cause)
  }
}
