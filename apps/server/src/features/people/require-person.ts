import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { AppError } from '../../http/app-error.ts'

export interface Person {
  readonly id: string
  readonly role: 'user' | 'admin'
  readonly suspendedAt: Date | null
  readonly suspendedReason: string
}

const { user } = schema
const columns = {
  id: user.id,
  role: user.role,
  suspendedAt: user.suspendedAt,
  suspendedReason: user.suspendedReason,
}

/** Finds a person by id. Throws `user_not_found`, also for a malformed id. */
export async function requirePerson({ queries }: Database, id: string): Promise<Person> {
  if (!isUuid(id)) throw notFound()
  const [row] = await queries.select(columns).from(user).where(eq(user.id, id))
  if (!row) throw notFound()
  return row
}

/** Finds a person as `requirePerson` does, and locks the row until the end of the transaction. */
export async function lockPerson(tx: Transaction, id: string): Promise<Person> {
  const [row] = await tx.select(columns).from(user).where(eq(user.id, id)).for('no key update')
  if (!row) throw notFound()
  return row
}

/**
 * Allows the caller's own id, and any id for an admin. Throws `not_allowed`, which does not reveal whether the person
 * exists.
 */
export async function requireOwnOrAdmin(
  database: Database,
  { id, asker }: { id: string; asker: { _id: string; role: string } | null },
): Promise<Person> {
  if (asker?.role !== 'admin' && asker?._id !== id) {
    throw new AppError('not_allowed', 'Only an administrator may do this for somebody else.')
  }
  return requirePerson(database, id)
}

/** Throws `own_account` for actions that are only allowed on other accounts. */
export function requireOtherAccount(
  { actorId, userId }: { actorId: string | null; userId: string },
  wayOut: string,
): void {
  if (actorId === userId) throw new AppError('own_account', `This is your own account. ${wayOut}`)
}

function notFound(): AppError {
  return new AppError('user_not_found', 'There is no such user.')
}
