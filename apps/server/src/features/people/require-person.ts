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

/** Who has this id. Throws `user_not_found`, for a malformed id too. */
export async function requirePerson({ queries }: Database, id: string): Promise<Person> {
  if (!isUuid(id)) throw notFound()
  const [row] = await queries.select(columns).from(user).where(eq(user.id, id))
  if (!row) throw notFound()
  return row
}

/** The same, and nobody else changes the row until the end of the transaction. */
export async function lockPerson(tx: Transaction, id: string): Promise<Person> {
  const [row] = await tx.select(columns).from(user).where(eq(user.id, id)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** The caller's own id, or anybody's for an admin. Throws `not_allowed` whether or not there is such a person. */
export async function requireOwnOrAdmin(
  database: Database,
  { id, asker }: { id: string; asker: { _id: string; role: string } | null },
): Promise<Person> {
  if (asker?.role !== 'admin' && asker?._id !== id) {
    throw new AppError('not_allowed', 'Only an administrator may do this for somebody else.')
  }
  return requirePerson(database, id)
}

/** Throws `own_account` for what somebody may do with the account of others only. */
export function requireOther(
  { actorId, userId }: { actorId: string | null; userId: string },
  wayOut: string,
): void {
  if (actorId === userId) throw new AppError('own_account', `This is your own account. ${wayOut}`)
}

function notFound(): AppError {
  return new AppError('user_not_found', 'There is no such user.')
}
