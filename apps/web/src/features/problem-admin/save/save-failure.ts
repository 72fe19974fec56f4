import { ApiError, isConnectionLost, messageOf } from '../../../lib/api/api-error.ts'

/** Error message of a failed save, as the specification words it. */
export function saveFailureWords(error: unknown): string {
  if (error instanceof ApiError) return isConnectionLost(error) ? error.message : `Error: ${error.message}`
  return `Error: ${error instanceof Error ? error.message : messageOf(error)}`
}
