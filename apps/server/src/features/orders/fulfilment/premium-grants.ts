import { premiumEnd } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNull } from 'drizzle-orm'

const { premiumGrant, user } = schema

/** Adds the year that an order bought: from now, or from the end of the current premium. Idempotent per order. */
export async function grantPremium(
  tx: Transaction,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  await lockUser(tx, userId)
  await tx.insert(premiumGrant).values({ orderId, userId, grantedAt: new Date() }).onConflictDoNothing()
  await recomputePremium(tx, userId)
}

/** Revokes a refunded year; later ones move forward. */
export async function revokePremium(tx: Transaction, orderId: string): Promise<void> {
  const [grant] = await tx
    .update(premiumGrant)
    .set({ revokedAt: new Date() })
    .where(and(eq(premiumGrant.orderId, orderId), isNull(premiumGrant.revokedAt)))
    .returning({ userId: premiumGrant.userId })
  if (!grant) return
  await lockUser(tx, grant.userId)
  await recomputePremium(tx, grant.userId)
}

async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
}

async function recomputePremium(tx: Transaction, userId: string): Promise<void> {
  const grants = await tx
    .select({ grantedAt: premiumGrant.grantedAt })
    .from(premiumGrant)
    .where(and(eq(premiumGrant.userId, userId), isNull(premiumGrant.revokedAt)))
    .orderBy(asc(premiumGrant.grantedAt), asc(premiumGrant.orderId))
  const premiumUntil = totalPremiumEnd(grants.map(({ grantedAt }) => grantedAt))
  await tx.update(user).set({ premiumUntil }).where(eq(user.id, userId))
}

/**
 * End of premium after all grants: each adds a year to the premium at its time. `grants` must be in the order of time.
 * null if there is none.
 */
export function totalPremiumEnd(grants: readonly Date[]): Date | null {
  let end: Date | null = null
  for (const grantedAt of grants) end = premiumEnd(end, grantedAt)
  return end
}
