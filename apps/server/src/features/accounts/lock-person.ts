import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'

const { user } = schema

/**
 * Keeps somebody from being erased until the transaction ends. Erasing takes them and then what is theirs, so that this comes
 * before other locks. Throws `not_signed_in` when they were erased since they were found signed in.
 */
export async function lockPerson(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, id)).for('key share')
  if (!row) throw new AppError('not_signed_in', 'This account was deleted a moment ago.')
}
