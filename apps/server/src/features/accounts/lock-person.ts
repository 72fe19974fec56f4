import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { user } = schema

/**
 * Locks a person's row, so that they cannot be erased until the transaction ends. Take this lock before all others,
 * because erasing locks the person first, too. Throws `not_signed_in` when the person was erased after the session was
 * checked.
 */
export async function lockPerson(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, id)).for('key share')
  if (!row) throw new AppError('not_signed_in', 'This account was deleted a moment ago.')
}
