import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorStatuses, type FieldError, type ProblemDetails } from '@codedojo/contract'
import { QueueTimeoutError, TooManyAtOnceError } from '@codedojo/db'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { formatSize } from './format-size.ts'

/** The single error handler. Details of unexpected errors never reach the caller. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof AppError ? error : refusalOf(error, request)
  if (refusal.code === 'internal') request.log.error({ err: innermostCause(error) }, 'a request failed')
  if (refusal.retryAfter !== null) reply.header('retry-after', String(Math.ceil(refusal.retryAfter)))
  return reply
    .code(errorStatuses[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemDetails(refusal.code, refusal.message, refusal.errors)))
}

/**
 * The innermost cause: outer errors contain the query with its values, such as code and texts of learners, which must
 * not be logged.
 */
export function innermostCause(error: Error): Error {
  return error.cause instanceof Error ? innermostCause(error.cause) : error
}

export function problemDetails(
  code: ErrorCode,
  message: string,
  errors: readonly FieldError[] = [],
): ProblemDetails {
  const status = errorStatuses[code]
  return {
    type: `urn:codedojo:error:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message,
    errors: [...errors],
  }
}

/**
 * The error for a request that got no database connection, because the caller exceeded their fair share or the database
 * is overloaded; null for other errors.
 */
export function databaseBusyError(error: Error): AppError | null {
  const cause = innermostCause(error)
  if (cause instanceof TooManyAtOnceError) {
    const message = 'Too many requests at once. Try again in a few seconds.'
    return new AppError('too_many_requests', message, { retryAfter: 5, cause })
  }
  if (cause instanceof QueueTimeoutError) {
    return new AppError('busy', 'The server is busy. Try again in a few seconds.', { retryAfter: 5, cause })
  }
  return null
}

/** Own messages for errors of the HTTP library. */
function refusalOf(error: FastifyError | Error, { method, routeOptions }: FastifyRequest): AppError {
  const wantOfPlace = databaseBusyError(error)
  if (wantOfPlace) return wantOfPlace
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = 'code' in error ? error.code : undefined
  if (status === 413) {
    const message = `The request is larger than ${formatSize(routeOptions.bodyLimit)}.`
    return new AppError('too_large', message, { errors: [{ field: 'body', message }] })
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('not_json', 'The body must be JSON (content-type application/json).')
  }
  const isClientFault = status !== undefined && status >= 400 && status < 500
  // A malformed path, or an overlong segment, gives 404; read-only calls have no body.
  const namesNothing = code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH'
  if (namesNothing || (isClientFault && (method === 'GET' || method === 'HEAD'))) {
    return new AppError('not_found', 'There is no such thing.')
  }
  if (isClientFault) {
    const message = 'The request could not be read: its body must be valid JSON.'
    return new AppError('bad_input', message, { errors: [{ field: 'body', message }] })
  }
  return new AppError('internal', 'Something went wrong', { cause: error })
}
