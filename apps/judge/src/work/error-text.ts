/**
 * Describes an error for a log line. A failed query is described by its cause, because the SQL text does not help an operator.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? errorText(error.cause) : error.message || error.name
}
