import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { recordEvent } from '../../audit/index.ts'
import { revokeDelivery } from '../fulfilment/deliver-order.ts'
import { postMovement } from '../ledger/post-movement.ts'
import type { OrderRow } from '../lock-order.ts'

const { order, refund } = schema

export type RefundRow = typeof refund.$inferSelect

/**
 * Posts a refund that the provider has made, and revokes the delivery when the whole price was refunded. Idempotent per
 * refund. `found` is its order, locked.
 */
export async function recordRefund(tx: Transaction, found: OrderRow, refundId: string): Promise<void> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update')
  if (!row || row.state === 'done') return
  await tx
    .update(refund)
    .set({ state: 'done', doneAt: new Date(), nextTryAt: null, lastError: '' })
    .where(eq(refund.id, refundId))
  await postRefund(tx, found, row)
}

/** Does what `recordRefund` does, for a refund whose row is already marked as done. */
export async function postRefund(
  tx: Transaction,
  found: OrderRow,
  { id, paymentId, amountPaise }: Pick<RefundRow, 'id' | 'paymentId' | 'amountPaise'>,
): Promise<void> {
  const isForOrder = found.paymentId === paymentId
  await postMovement(tx, {
    orderId: found.id,
    key: `refund:${id}`,
    debit: isForOrder && found.fulfilledAt !== null ? 'sales' : 'pending',
    credit: 'gateway',
    amountPaise,
  })
  if (isForOrder) await countRefund(tx, found, amountPaise)
}

async function countRefund(tx: Transaction, found: OrderRow, amountPaise: number): Promise<void> {
  const refundedPaise = found.refundedPaise + amountPaise
  const isWhole = refundedPaise >= found.amountPaise && found.state !== 'refunded'
  await tx
    .update(order)
    .set({ refundedPaise, ...(isWhole && { state: 'refunded', refundedAt: new Date(), nextCheckAt: null }) })
    .where(eq(order.id, found.id))
  if (isWhole && found.state === 'fulfilled') await revokeDelivery(tx, found)
  await recordEvent(tx, {
    actorId: null,
    action: 'order.refunded',
    subject: { kind: 'order', id: found.id, name: found.itemName },
    before: { state: found.state },
    after: { number: found.number, userId: found.userId, amountPaise, isWhole },
  })
}
