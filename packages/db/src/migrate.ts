import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { connect } from './connection.ts'
import { finishSchema } from './finish-schema.ts'
import { migrationsFolder } from './migration-list.ts'
import { readSchemaState } from './schema-state.ts'

/** An arbitrary constant: two servers that start concurrently wait for each other on this advisory lock. */
export const migrationLock = 7_310_442

/**
 * Migrates the database to the newest schema: tables, functions and the judge's rights. Safe to call concurrently. If a newer
 * version has used the database, its functions are kept.
 */
export async function migrate(url: string): Promise<void> {
  await using database = connect(url, { poolSize: 3 })
  const { pool } = database
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client: pool }), { migrationsFolder })
    if ((await readSchemaState(database)).unknown > 0) return
    await lock.query('begin')
    await finishSchema(lock)
    await lock.query('commit')
  } finally {
    // Closing the connection releases the advisory lock in any case.
    lock.release(true)
  }
}
