import type { ErrorCode, FieldError } from '@codedojo/contract'

export interface AppErrorDetails {
  readonly errors?: readonly FieldError[]
  /** Retry-After, in seconds. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An error for the caller: its message is shown to people. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[]
  readonly retryAfter: number | null

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.errors = details.errors ?? []
    this.retryAfter = details.retryAfter ?? null
  }
}
