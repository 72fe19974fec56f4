import { schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { validate as isUuid, v7 as uuidv7 } from 'uuid'
import type { ProviderRefund } from '../../../providers/payments/index.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { postRefund, type RefundRow } from './record-refund.ts'
import { retryDelayMs, storeRefundStep } from './store-refund-step.ts'

const { payment, refund } = schema

/**
 * Stores a refund reported by the provider, whether we requested it or somebody made it in the provider's dashboard.
 * Returns false if its payment is unknown.
 */
export async function adoptRefund(tx: Transaction, made: ProviderRefund): Promise<boolean> {
  const [paid] = await tx.select().from(payment).where(eq(payment.id, made.paymentId))
  const found = paid && (await lockOrder(tx, paid.orderId))
  if (!found) return false
  const row = await rowOf(tx, made)
  if (row) await storeRefundStep(tx, { found, row, made })
  else await addRefund(tx, found, made)
  return true
}

/**
 * The matching row: by the provider's id, one that we requested, or a buyer's request that was fulfilled in the
 * dashboard.
 */
async function rowOf(tx: Transaction, made: ProviderRefund): Promise<RefundRow | null> {
  const isOurs = made.key !== null && isUuid(made.key)
  const conditions = [
    eq(refund.providerRefundId, made.id),
    ...(isOurs ? [and(eq(refund.id, made.key ?? ''), eq(refund.paymentId, made.paymentId))] : []),
    and(
      eq(refund.paymentId, made.paymentId),
      eq(refund.amountPaise, made.amountPaise),
      inArray(refund.state, ['asked']),
      isNull(refund.providerRefundId),
    ),
  ]
  for (const condition of conditions) {
    const [row] = await tx.select().from(refund).where(condition)
    if (row) return row
  }
  return null
}

async function addRefund(tx: Transaction, found: OrderRow, made: ProviderRefund): Promise<void> {
  if (made.state === 'failed') return
  const now = new Date()
  const isDone = made.state === 'done'
  const [row] = await tx
    .insert(refund)
    .values({
      id: uuidv7(),
      orderId: found.id,
      paymentId: made.paymentId,
      amountPaise: made.amountPaise,
      state: isDone ? 'done' : 'sent',
      reason: 'admin',
      providerRefundId: made.id,
      decidedAt: now,
      doneAt: isDone ? now : null,
      nextTryAt: isDone ? null : new Date(now.getTime() + retryDelayMs(0)),
    })
    // Only one refund of a payment may be open; another unfinished one is stored when the provider has completed it.
    .onConflictDoNothing()
    .returning()
  if (row && isDone) await postRefund(tx, found, row)
}
