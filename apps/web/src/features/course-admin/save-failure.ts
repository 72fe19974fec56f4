import { ApiError, isConnectionLost } from '../../lib/api/api-error.ts'

const unspoken = ['no_answer', 'unreadable_answer']

/**
 * What a form of a course says when saving fails: that the line is lost, or the server's words, or, when there are none, the
 * specification's.
 */
export function saveFailure(error: Error): ApiError {
  if (error instanceof ApiError && (isConnectionLost(error) || !unspoken.includes(error.code))) return error
  return new ApiError({ status: 500, code: 'no_answer', message: 'An error occurred', cause: error })
}
