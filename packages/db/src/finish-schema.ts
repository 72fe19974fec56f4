import type pg from 'pg'
import { ensureRole } from './ensure-role.ts'
import { makeFunctions } from './functions.ts'
import { grants } from './grants.ts'

/**
 * What follows the migrations: the judge's role, the functions, and what the judge may do. To be called in a transaction and
 * under the lock of the migrations.
 */
export async function finishSchema(client: pg.ClientBase): Promise<void> {
  await ensureRole(client, 'codedojo_judge')
  await makeFunctions(client)
  await client.query(grants)
}
