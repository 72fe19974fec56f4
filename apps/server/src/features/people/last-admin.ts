import { schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

/**
 * Throws `last_admin` when nobody could administer the installation without this user. Admins stay locked to the end of
 * the transaction: of two that would remove the last two, the second waits and then finds one left.
 */
export async function refuseLastAdmin(tx: Transaction, userId: string): Promise<void> {
  const { user } = schema
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), isNull(user.suspendedAt)))
    // In one order for all, so that they never wait for each other in a circle.
    .orderBy(asc(user.id))
    .for('no key update')
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError('last_admin', 'This is the last administrator. Make somebody else one first.')
  }
}
