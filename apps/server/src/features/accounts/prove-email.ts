import { schema, type Transaction } from '@codedojo/db'
import { and, eq, ne } from 'drizzle-orm'

const { account, passkey, recoveryCode, secondFactor, user } = schema

/**
 * Stores that the owner of the account's e-mail has proved it, by `way`: a mailed link to choose a password, or a provider. If
 * nobody had proved it before, a stranger may have created the account with it, so all other ways to sign in are removed,
 * passkeys too, and the second factor; the caller ends the sessions. Returns whether that was so.
 */
export async function proveEmail(
  tx: Transaction,
  userId: string,
  way: 'password' | 'provider',
): Promise<boolean> {
  const [proved] = await tx
    .update(user)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
    .returning({ id: user.id })
  if (!proved) return false
  const all = eq(account.userId, userId)
  await tx.delete(account).where(way === 'password' ? and(all, ne(account.providerId, 'credential')) : all)
  await tx.delete(passkey).where(eq(passkey.userId, userId))
  await tx.delete(secondFactor).where(eq(secondFactor.userId, userId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  return true
}
