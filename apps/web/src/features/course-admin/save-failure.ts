import { ApiError } from '../../lib/api-error.ts'

/**
 * What a form of a course says when saving fails: the server's words, or, when there are none, the specification's.
 */
export function saveFailure(error: Error): ApiError {
  const isRefused = error instanceof ApiError && !['no_answer', 'unreadable_answer'].includes(error.code)
  if (isRefused) return error
  return new ApiError({ status: 0, code: 'no_answer', message: 'An error occurred', cause: error })
}
