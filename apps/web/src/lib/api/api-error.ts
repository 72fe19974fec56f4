import type { FieldError } from '@codedojo/contract'

/** Shown when no response arrives: no connection, or the server does not answer. */
export const noConnectionMessage = 'No connection to the server. Try again when it is back.'

/** Shown when the response does not come from this server, as an error page of a proxy. */
export const serverErrorMessage = 'Server Error'

/** Shown when the response does not match the schema of the contract. */
export const unreadableMessage = 'Something went wrong'

interface ApiErrorFacts {
  status: number
  code: string
  message: string
  errors?: FieldError[]
  retryAfterSeconds?: number | null
  cause?: unknown
}

/** A failed call. `message` can be shown to the user; status 0 means that no response arrived, see `isConnectionLost`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  /** Seconds to wait before another try, from the `Retry-After` header; null when the server named none. */
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

export function noAnswerError(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'no_answer', message: noConnectionMessage, cause })
}

export function unreadableAnswerError(status: number, cause: unknown): ApiError {
  return new ApiError({ status, code: 'unreadable_answer', message: unreadableMessage, cause })
}

/** The message to show for any error that a call throws. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unreadableMessage
}

/** Whether no response arrived. The server may have carried out the request all the same. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
