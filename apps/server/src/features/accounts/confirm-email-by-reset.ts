import { schema, type Transaction } from '@codedojo/db'
import { and, eq, ne } from 'drizzle-orm'

const { account, user } = schema

/**
 * Whoever got a reset link by mail and used it owns the e-mail. Where nobody had shown that before, the account may have been
 * made by somebody else with an e-mail that was not theirs: what else they sign in with goes, too.
 */
export async function confirmEmailByReset(tx: Transaction, userId: string): Promise<void> {
  const [proved] = await tx
    .update(user)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
    .returning({ id: user.id })
  if (proved) {
    await tx.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')))
  }
}
