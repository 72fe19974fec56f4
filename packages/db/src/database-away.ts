/** SQLSTATE classes in which the same query may succeed later: connection, resources, operator's stop, input and output. */
const passing = /^(08|53|57P0|58)/
const sqlState = /^[0-9A-Z]{5}$/

/**
 * Whether a query failed because the database is away or cannot work just now, and not because of the query itself. What
 * the query should have done may have happened: the connection may have broken after the commit.
 * Source: PostgreSQL, appendix A, error codes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.cause instanceof Error) return isDatabaseAway(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return sqlState.test(code) ? passing.test(code) : isOfConnection(error, code)
}

/** The driver's own errors carry a code of the system, or only words. */
function isOfConnection(error: Error, code: string): boolean {
  return /^E[A-Z]+$/.test(code) || /connection|timeout|terminated/i.test(error.message)
}
