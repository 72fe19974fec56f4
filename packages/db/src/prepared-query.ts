import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database, Queries } from './connection.ts'

interface Preparable<Statement> {
  readonly prepare: (name: string) => Statement
}

const names = new Set<string>()

/** Reserves a statement name. Throws if another query has it. */
export function reserveStatementName(name: string): void {
  if (names.has(name)) throw new Error(`Two queries are prepared as "${name}".`)
  names.add(name)
}

/**
 * A frequent query: its SQL is built once per database and planned once per connection, because building it takes longer than
 * anything else about it. Varying values are `sql.placeholder`s. Throws if another query has this name, which identifies the
 * prepared statement in PostgreSQL.
 */
export function preparedQuery<Statement>(
  name: string,
  build: (queries: Queries) => Preparable<Statement>,
): (database: Database) => Statement {
  reserveStatementName(name)
  const statements = new WeakMap<Database, Statement>()
  return (database) => {
    const known = statements.get(database)
    if (known !== undefined) return known
    const statement = build(database.queries).prepare(name)
    statements.set(database, statement)
    return statement
  }
}

/**
 * An array of UUIDs that a prepared query gets as a value. It is a subquery, so that PostgreSQL does not plan anew for each length,
 * which takes longer than the query.
 */
export function uuidsGivenAs(placeholder: string): SQL {
  return sql`(select ${sql.placeholder(placeholder)}::uuid[])`
}

/** Whether the column is one of the UUIDs that a prepared query gets as a value. */
export function isOneOf(column: SQLWrapper, placeholder: string): SQL {
  return sql`${column} = any(${uuidsGivenAs(placeholder)}::uuid[])`
}
