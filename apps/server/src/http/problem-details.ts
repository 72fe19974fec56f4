import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorStatuses, type FieldError, type ProblemDetails } from '@codedojo/contract'
import { NoPlaceError, TooManyAtOnceError } from '@codedojo/db'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { formatSize } from './format-size.ts'

/** The one place that turns whatever was thrown into an answer. Nothing of an unexpected error reaches the caller. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof AppError ? error : refusalOf(error, request)
  if (refusal.code === 'internal') request.log.error({ err: innermost(error) }, 'a request failed')
  if (refusal.retryAfter !== null) reply.header('retry-after', String(Math.ceil(refusal.retryAfter)))
  return reply
    .code(errorStatuses[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemDetails(refusal.code, refusal.message, refusal.errors)))
}

/** What lies around the innermost cause is the query with its values: the code and words of learners, not for the log. */
export function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
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

/** The refusal of what got no connection to the database: more than anybody's fair share, or others keep it busy; null: it did. */
export function refusalForWantOfPlace(error: Error): AppError | null {
  const cause = innermost(error)
  if (cause instanceof TooManyAtOnceError) {
    const message = 'Too many requests at once. Try again in a few seconds.'
    return new AppError('too_many_requests', message, { retryAfter: 5, cause })
  }
  if (cause instanceof NoPlaceError) {
    return new AppError('busy', 'The server is busy. Try again in a few seconds.', { retryAfter: 5, cause })
  }
  return null
}

/** What the HTTP library itself refuses, in our words. */
function refusalOf(error: FastifyError | Error, { method, routeOptions }: FastifyRequest): AppError {
  const wantOfPlace = refusalForWantOfPlace(error)
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
  // A path that is no text, or a part of it that is longer than any id, names nothing; and what only reads has no body.
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
