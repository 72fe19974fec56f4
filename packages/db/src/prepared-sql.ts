import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Queries } from './connection.ts'
import { reserveStatementName } from './prepared-query.ts'

/**
 * Like `preparedQuery`, for hand-written SQL. Returns the driver's rows, to be parsed by a schema of the caller. Throws if
 * another query has this name.
 */
export function preparedSql(
  name: string,
  build: (queries: Queries) => SQL,
): (
  database: Pick<Database, 'pool' | 'queries'>,
  values: Readonly<Record<string, unknown>>,
) => Promise<unknown[]> {
  reserveStatementName(name)
  let built: ReturnType<PgDialect['sqlToQuery']> | null = null
  return async ({ pool, queries }, values) => {
    built ??= new PgDialect().sqlToQuery(build(queries))
    const { rows } = await pool.query<Record<string, unknown>>({
      name,
      text: built.sql,
      values: fillPlaceholders(built.params, { ...values }),
    })
    return rows
  }
}
