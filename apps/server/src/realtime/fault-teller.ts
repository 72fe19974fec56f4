import { TooManyAtOnceError } from '@codedojo/db'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { innermost, tooManyAtOnce } from '../http/problem-details.ts'

export interface SocketFault {
  /** A sentence for people. */
  readonly error: string
  /** Seconds. */
  readonly retryAfter?: number
}

/** Turns whatever was thrown into what is told over a socket. Nothing of an unexpected error reaches the page. */
export function makeFaultTeller(app: FastifyInstance): (error: unknown) => SocketFault {
  return (given) => {
    const cause = given instanceof Error ? innermost(given) : given
    const error = cause instanceof TooManyAtOnceError ? tooManyAtOnce(cause) : given
    if (!(error instanceof AppError)) {
      app.log.error({ err: cause }, 'something that was asked for over a socket failed')
      return { error: 'Something went wrong' }
    }
    return { error: error.message, ...(error.retryAfter !== null && { retryAfter: error.retryAfter }) }
  }
}
