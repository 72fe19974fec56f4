import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { recordEvent } from '../audit/index.ts'
import { book } from './book.ts'
import { takeThingBack } from './give-thing.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'

const { order, refund } = schema

/** Books a refund that the provider has made, and takes the thing back when all of its price went back. Once per refund. */
export async function recordRefund(tx: Transaction, refundId: string): Promise<void> {
  const [sought] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, refundId))
  const found = sought && (await lockOrder(tx, sought.orderId))
  if (!found) throw new Error(`There is no refund "${refundId}".`)
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update')
  if (!row || row.state === 'done') return
  await tx
    .update(refund)
    .set({ state: 'done', doneAt: new Date(), nextTryAt: null, lastError: '' })
    .where(eq(refund.id, refundId))
  const isForOrder = found.paymentId === row.paymentId
  await book(tx, {
    orderId: found.id,
    key: `refund:${refundId}`,
    debit: isForOrder && found.fulfilledAt !== null ? 'sales' : 'pending',
    credit: 'gateway',
    amountPaise: row.amountPaise,
  })
  if (isForOrder) await countRefund(tx, found, row.amountPaise)
}

async function countRefund(tx: Transaction, found: OrderRow, amountPaise: number): Promise<void> {
  const refundedPaise = found.refundedPaise + amountPaise
  const isWhole = refundedPaise >= found.amountPaise && found.state !== 'refunded'
  await tx
    .update(order)
    .set({ refundedPaise, ...(isWhole && { state: 'refunded', refundedAt: new Date() }) })
    .where(eq(order.id, found.id))
  if (isWhole && found.state === 'fulfilled') await takeThingBack(tx, found)
  await recordEvent(tx, {
    actorId: null,
    action: 'order.refunded',
    subject: { kind: 'order', id: found.id, name: found.thingName },
    before: { state: found.state },
    after: { number: found.number, amountPaise, isWhole },
  })
}
