/** What went wrong, for a log line. A failed query is told by its cause: the query itself says nothing to an operator. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? errorText(error.cause) : error.message || error.name
}
