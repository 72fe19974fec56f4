import { schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

/**
 * Throws `last_admin` when this user is the last admin who is not suspended. Locks all such admins until the end of the
 * transaction: if two admins are removed concurrently, the second call waits and finds one left.
 */
export async function refuseLastAdmin(tx: Transaction, userId: string): Promise<void> {
  const { user } = schema
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), isNull(user.suspendedAt)))
    // In a fixed order, to prevent deadlocks.
    .orderBy(asc(user.id))
    .for('no key update')
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError('last_admin', 'This is the last administrator. Make somebody else one first.')
  }
}
