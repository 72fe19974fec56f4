/** SQLSTATE classes in which the same query may succeed later: connection, resources, shutdown by an operator, I/O. */
const passing = /^(08|53|57P0|58)/
const sqlState = /^[0-9A-Z]{5}$/

/**
 * Whether a query failed because the database is unavailable, and not because of the query itself. The query may have taken
 * effect nevertheless, because the connection may have broken after the commit. Source: PostgreSQL, appendix A, error codes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.cause instanceof Error) return isDatabaseUnavailable(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return sqlState.test(code) ? passing.test(code) : isOfConnection(error, code)
}

/** Errors of the driver itself have a system error code or only a message. */
function isOfConnection(error: Error, code: string): boolean {
  return /^E[A-Z]+$/.test(code) || /connection|timeout|terminated/i.test(error.message)
}
