import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { innermost } from '../http/problem-details.ts'

export interface SocketFault {
  /** A sentence for people. */
  readonly error: string
  /** Seconds. */
  readonly retryAfter?: number
}

/** Turns whatever was thrown into what is told over a socket. Nothing of an unexpected error reaches the page. */
export function makeFaultTeller(app: FastifyInstance): (error: unknown) => SocketFault {
  return (error) => {
    if (!(error instanceof AppError)) {
      const cause = error instanceof Error ? innermost(error) : error
      app.log.error({ err: cause }, 'something that was asked for over a socket failed')
      return { error: 'Something went wrong' }
    }
    return { error: error.message, ...(error.retryAfter !== null && { retryAfter: error.retryAfter }) }
  }
}
