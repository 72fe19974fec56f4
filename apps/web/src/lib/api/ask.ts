import { noAnswer } from './api-error.ts'
import { askAnew } from './is-visitor.ts'
import { forgetPreloadedAnswers, takePreloadedAnswer } from './preloaded-answers.ts'
import { hearServerDate } from './server-clock.ts'

export interface Question {
  readonly method: string
  /** Sent as JSON; absent: no body. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly keepalive?: boolean
  readonly headers?: Record<string, string>
}

/**
 * Sends a request to this server. It does not use the contract, so that the pages for visitors load without it. Throws
 * `ApiError` when no response arrives; an abort is rethrown.
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
    // Any writing request may sign somebody in or change what the preloaded answers say.
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
    // Responses of this server are never cached, so the date is that of now.
    hearServerDate(answer.headers.get('date'))
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw noAnswer(cause)
  }
}
