import type pg from 'pg'
import type { Migration } from '../migration-list.ts'

/**
 * Applies migrations within the client's transaction and records them in Drizzle's migrations table. Drizzle's own migrator would
 * commit after each call.
 */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ])
  }
}
