import { ApiError, isConnectionLost, messageOf } from '../../../lib/api/api-error.ts'

/** What the form says of a save that failed, in the words of the specification. */
export function saveFailureWords(error: unknown): string {
  if (error instanceof ApiError) return isConnectionLost(error) ? error.message : `Error: ${error.message}`
  return `Error: ${error instanceof Error ? error.message : messageOf(error)}`
}
