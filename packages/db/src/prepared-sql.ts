import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Queries } from './connection.ts'
import { reserveStatementName } from './prepared-query.ts'

/** The values of the placeholders, by name. */
type PlaceholderValues = Readonly<Record<string, unknown>>

/**
 * Like `preparedQuery`, for hand-written SQL. Returns the driver's rows, to be parsed by a schema of the caller. Throws if
 * another query has this name.
 */
export function preparedSql(
  name: string,
  build: (queries: Queries) => SQL,
): (database: Pick<Database, 'pool' | 'queries'>, values: PlaceholderValues) => Promise<unknown[]> {
  reserveStatementName(name)
  let built: BuiltSql | null = null
  return async (database, values) => {
    built ??= new PgDialect().sqlToQuery(build(database.queries))
    return runBuilt(database, built, values, name)
  }
}

/** Runs SQL with placeholders once, for text that differs too much to be prepared. Returns the driver's rows. */
export function runSql(
  database: Pick<Database, 'pool'>,
  query: SQL,
  values: PlaceholderValues,
): Promise<unknown[]> {
  return runBuilt(database, new PgDialect().sqlToQuery(query), values)
}

type BuiltSql = ReturnType<PgDialect['sqlToQuery']>

async function runBuilt(
  { pool }: Pick<Database, 'pool'>,
  { sql: text, params }: BuiltSql,
  values: PlaceholderValues,
  name?: string,
): Promise<unknown[]> {
  const query = { text, values: fillPlaceholders(params, { ...values }) }
  const { rows } = await pool.query<Record<string, unknown>>(name === undefined ? query : { ...query, name })
  return rows
}
