import type pg from 'pg'
import { ensureRole } from './ensure-role.ts'
import { createFunctions } from './functions.ts'
import { grants } from './grants.ts'

/**
 * The steps after the migrations: the judge's role, the functions, and the judge's rights. Call it in a transaction that holds
 * the migration lock.
 */
export async function finishSchema(client: pg.ClientBase): Promise<void> {
  await ensureRole(client, 'codedojo_judge')
  await createFunctions(client)
  await client.query(grants)
}
