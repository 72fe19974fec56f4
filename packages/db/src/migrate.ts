import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { connect } from './connection.ts'
import { ensureRole } from './ensure-role.ts'
import { grants } from './grants.ts'
import { migrationsFolder } from './migration-list.ts'

/** Any fixed number; two servers that start at once wait for each other on it. */
export const migrationLock = 7_310_442

/**
 * Brings the database to the newest schema: ours and the judge's rights.
 * Safe to call by many at once; a database that is up to date is left as it is.
 */
export async function migrate(url: string): Promise<void> {
  await using database = connect(url, { poolSize: 3 })
  const { pool } = database
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client: pool }), { migrationsFolder })
    await ensureRole(lock, 'codedojo_judge')
    await lock.query(grants)
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    lock.release(true)
  }
}
