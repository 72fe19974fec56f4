import type pg from 'pg'
import type { Migration } from '../migration-list.ts'

/**
 * Applies migrations inside the transaction of the client and notes them where the migrator of Drizzle looks: its own would
 * commit at the end of each call.
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
