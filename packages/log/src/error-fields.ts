export interface ErrorFields {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: ErrorFields
  /** The errors of an AggregateError. */
  readonly errors?: readonly ErrorFields[]
}

/** Deeper than any chain of causes in practice. */
const maxCauseDepth = 5

/**
 * The fields of a thrown value that the log records. All others are dropped, because libraries attach requests, keys and rows to
 * their errors. An error whose message quotes a query with its values is replaced by its cause, because the values may be
 * private.
 */
export function errorFields(thrown: unknown, depth = 0): ErrorFields {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), stack: '' }
  const { cause } = thrown
  const isDeep = depth >= maxCauseDepth
  if (quotesQuery(thrown) && cause instanceof Error && !isDeep) return errorFields(cause, depth + 1)
  const message = quotesQuery(thrown) ? 'A query failed.' : thrown.message
  return {
    type: thrown.name,
    message,
    stack: quotesQuery(thrown) ? '' : (thrown.stack ?? ''),
    ...('code' in thrown && typeof thrown.code === 'string' && { code: thrown.code }),
    ...(cause instanceof Error && !isDeep && { cause: errorFields(cause, depth + 1) }),
    ...(thrown instanceof AggregateError &&
      !isDeep && { errors: thrown.errors.map((each) => errorFields(each, depth + 1)) }),
  }
}

/** Whether the message of an error quotes a query with its values, as that of Drizzle's errors does. */
function quotesQuery(error: Error): boolean {
  return 'query' in error && 'params' in error
}
