import { schema, type Transaction } from '@codedojo/db'
import { eq, type SQL } from 'drizzle-orm'

const { order } = schema

export type OrderRow = typeof order.$inferSelect

/**
 * The order, and nobody else changes it or anything that belongs to it until the transaction ends. Locks are taken in this
 * order everywhere: the order, then the thing, then the person.
 */
async function lockOrderWhere(tx: Transaction, condition: SQL): Promise<OrderRow | null> {
  const [row] = await tx.select().from(order).where(condition).for('update')
  return row ?? null
}

export function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  return lockOrderWhere(tx, eq(order.id, id))
}

export function lockOrderOfProvider(tx: Transaction, providerOrderId: string): Promise<OrderRow | null> {
  return lockOrderWhere(tx, eq(order.providerOrderId, providerOrderId))
}
