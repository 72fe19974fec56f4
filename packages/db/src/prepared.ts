import type { Database, Queries } from './connection.ts'

interface Preparable<Statement> {
  readonly prepare: (name: string) => Statement
}

const statements = new WeakMap<Database, Map<string, unknown>>()

/**
 * A query that is asked often, built once for each database and planned once for each connection: to build its SQL anew takes longer
 * than everything else about it. What differs from call to call is `sql.placeholder`s. `name` is that of the statement in PostgreSQL and
 * must be one query's alone.
 */
export function prepared<Statement>(
  database: Database,
  name: string,
  build: (queries: Queries) => Preparable<Statement>,
): Statement {
  const ofDatabase = statements.get(database) ?? new Map<string, unknown>()
  statements.set(database, ofDatabase)
  if (!ofDatabase.has(name)) ofDatabase.set(name, build(database.queries).prepare(name))
  // Kept under a name that is one query's alone.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return ofDatabase.get(name) as Statement
}
