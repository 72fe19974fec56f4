import { schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { OrderRow } from './lock-order.ts'
import { openRefund } from './refunds/open-refund.ts'

const { order, refund } = schema

/**
 * Removes personal data from a person's orders before the person is erased; the orders are kept as business records.
 * Unpaid orders release their stock, and a later payment is refunded. Paid products that were not shipped are refunded.
 */
export async function eraseBuyer(tx: Transaction, userId: string): Promise<void> {
  const orders = await tx
    .select()
    .from(order)
    .where(eq(order.userId, userId))
    .orderBy(asc(order.id))
    .for('update')
  for (const each of orders.filter(isUndelivered)) await giveMoneyBack(tx, each)
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(order)
    .set({
      address: null,
      state: sql`case ${order.state} when 'created' then 'expired' else ${order.state} end`,
    })
    .where(inArray(order.id, ids))
  await tx.update(refund).set({ note: '' }).where(inArray(refund.orderId, ids))
}

function isUndelivered({ kind, state, shippedAt, amountPaise }: OrderRow): boolean {
  return kind === 'product' && state === 'fulfilled' && shippedAt === null && amountPaise > 0
}

async function giveMoneyBack(tx: Transaction, row: OrderRow): Promise<void> {
  const { id: orderId, paymentId, amountPaise, refundedPaise } = row
  if (paymentId === null || refundedPaise >= amountPaise) return
  const now = new Date()
  await tx
    .update(refund)
    .set({ state: 'sending', reason: 'buyer_gone', decidedAt: now, nextTryAt: now })
    .where(and(eq(refund.paymentId, paymentId), eq(refund.state, 'asked'), isNull(refund.providerRefundId)))
  await openRefund(tx, { orderId, paymentId, amountPaise: amountPaise - refundedPaise, reason: 'buyer_gone' })
}
