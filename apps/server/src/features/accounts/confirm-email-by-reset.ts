import { schema, type Transaction } from '@codedojo/db'
import { and, eq, ne } from 'drizzle-orm'

const { account, user } = schema

/**
 * A password reset by a mailed link verifies the e-mail. If the e-mail was unverified before, a stranger may have
 * created the account with it, so all other ways to sign in are removed.
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
