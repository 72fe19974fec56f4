import { ApiError, isConnectionLost } from '../../lib/api/api-error.ts'

const unspoken = ['no_answer', 'unreadable_answer']

/** Error message for a course form: that the connection is lost, else the server's message, else the specification's default. */
export function saveFailure(error: Error): ApiError {
  if (error instanceof ApiError && (isConnectionLost(error) || !unspoken.includes(error.code))) return error
  return new ApiError({ status: 500, code: 'no_answer', message: 'An error occurred', cause: error })
}
