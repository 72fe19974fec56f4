import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { innermost, refusalForWantOfPlace } from '../http/problem-details.ts'

export interface SocketFault {
  /** A sentence for people. */
  readonly error: string
  /** Seconds. */
  readonly retryAfter?: number
}

/** Turns whatever was thrown into what is told over a socket. Nothing of an unexpected error reaches the page. */
export function makeSocketErrors(app: FastifyInstance): (error: unknown) => SocketFault {
  return (given) => {
    const error = given instanceof Error ? (refusalForWantOfPlace(given) ?? given) : given
    if (!(error instanceof AppError)) {
      app.log.error(
        { err: given instanceof Error ? innermost(given) : given },
        'something that was asked for over a socket failed',
      )
      return { error: 'Something went wrong' }
    }
    return { error: error.message, ...(error.retryAfter !== null && { retryAfter: error.retryAfter }) }
  }
}
