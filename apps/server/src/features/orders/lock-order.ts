import { schema, type Transaction } from '@codedojo/db'
import { eq, type SQL } from 'drizzle-orm'

const { order } = schema

export type OrderRow = typeof order.$inferSelect

/**
 * Locks the row of the order until the transaction ends; null if there is none. Everybody who changes the order, or what
 * belongs to it, locks this row first. The lock order is the same everywhere: order, item, person.
 */
async function lockOrderWhere(tx: Transaction, condition: SQL): Promise<OrderRow | null> {
  const [row] = await tx.select().from(order).where(condition).for('update')
  return row ?? null
}

export function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  return lockOrderWhere(tx, eq(order.id, id))
}

export function lockOrderByProviderId(tx: Transaction, providerOrderId: string): Promise<OrderRow | null> {
  return lockOrderWhere(tx, eq(order.providerOrderId, providerOrderId))
}
