import type { Database, Queries } from './connection.ts'

interface Preparable<Statement> {
  readonly prepare: (name: string) => Statement
}

const names = new Set<string>()

/** Throws when another query has this name. */
export function takeStatementName(name: string): void {
  if (names.has(name)) throw new Error(`Two queries are prepared as "${name}".`)
  names.add(name)
}

/**
 * A query that is asked often, built once for each database and planned once for each connection: to build its SQL anew takes longer
 * than everything else about it. What differs from call to call is `sql.placeholder`s. Throws when another query has this name, by which
 * PostgreSQL knows the statement.
 */
export function preparedQuery<Statement>(
  name: string,
  build: (queries: Queries) => Preparable<Statement>,
): (database: Database) => Statement {
  takeStatementName(name)
  const statements = new WeakMap<Database, Statement>()
  return (database) => {
    const known = statements.get(database)
    if (known !== undefined) return known
    const statement = build(database.queries).prepare(name)
    statements.set(database, statement)
    return statement
  }
}
