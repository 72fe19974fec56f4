import type { FieldError } from '@codedojo/contract'

/** What a screen says when the server did not answer at all. */
export const noAnswerMessage = 'Server Error'

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

/** A call that did not succeed. `message` is what a screen shows; status 0 means that no answer came. */
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
  return new ApiError({ status: 0, code: 'no_answer', message: noAnswerMessage, cause })
}

export function unreadableAnswer(status: number, cause: unknown): ApiError {
  return new ApiError({ status, code: 'unreadable_answer', message: unreadableMessage, cause })
}

/** The sentence that a screen shows for anything thrown by a call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unreadableMessage
}

/** The same as the reason below a sentence that says what failed, to which a bare "Server Error" would add nothing. */
export function reasonOf(error: unknown): string {
  const isUnanswered = error instanceof ApiError && error.code === 'no_answer'
  return isUnanswered ? 'The server does not answer.' : messageOf(error)
}
