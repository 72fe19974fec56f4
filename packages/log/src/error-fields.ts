export interface ErrorFields {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: ErrorFields
  /** Of an error that sums up several. */
  readonly errors?: readonly ErrorFields[]
}

/** Deep enough for every chain of causes that somebody builds on purpose. */
const mostDeep = 5

/**
 * What the log keeps of something that was thrown. Only these fields: libraries hang requests, keys and rows onto their errors. An error
 * that quotes a query with its values, which are the words and secrets of people, is left out for its cause.
 */
export function errorFields(thrown: unknown, depth = 0): ErrorFields {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), stack: '' }
  const { cause } = thrown
  const isDeep = depth >= mostDeep
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

/** As the errors of Drizzle do. */
function quotesQuery(error: Error): boolean {
  return 'query' in error && 'params' in error
}
