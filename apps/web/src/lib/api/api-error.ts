import type { FieldError } from '@codedojo/contract'

/** What every form, list and dialog says when nothing came back: the line is lost, or nobody answers at its other end. */
export const lostLineMessage = 'No connection to the server. Try again when it is back.'

/** What a screen says when something answered that is no page of ours, such as a proxy whose server is down. */
export const serverErrorMessage = 'Server Error'

/** What a screen says when the server answered in words that the contract does not know. */
export const unreadableMessage = 'Something went wrong'

interface ApiErrorFacts {
  status: number
  code: string
  message: string
  errors?: FieldError[]
  retryAfterSeconds?: number | null
  cause?: unknown
}

/** A call that did not succeed. `message` is what a screen shows; status 0 means that no answer came, see `isLineLost`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  /** Seconds to wait before trying again, when the server named them. */
  readonly retryAfterSeconds: number | null

  constructor({ status, code, message, errors = [], retryAfterSeconds = null, cause }: ApiErrorFacts) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function noAnswer(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'no_answer', message: lostLineMessage, cause })
}

export function unreadableAnswer(status: number, cause: unknown): ApiError {
  return new ApiError({ status, code: 'unreadable_answer', message: unreadableMessage, cause })
}

/** The sentence that a screen shows for anything thrown by a call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unreadableMessage
}

/** Whether nothing came back at all. What the call asked for may have been done all the same. */
export function isLineLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
