import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { databaseBusyError, innermostCause } from '../http/problem-details.ts'

export interface SocketFault {
  /** Message for people. */
  readonly error: string
  /** Seconds until a retry. */
  readonly retryAfter?: number
}

/** Converts any error to a socket error. Details of unexpected errors never reach the page. */
export function makeSocketErrors(app: FastifyInstance): (error: unknown) => SocketFault {
  return (given) => {
    const error = given instanceof Error ? (databaseBusyError(given) ?? given) : given
    if (!(error instanceof AppError)) {
      app.log.error({ err: given instanceof Error ? innermostCause(given) : given }, 'a socket event failed')
      return { error: 'Something went wrong' }
    }
    return { error: error.message, ...(error.retryAfter !== null && { retryAfter: error.retryAfter }) }
  }
}
