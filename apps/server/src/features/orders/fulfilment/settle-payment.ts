import type { OrderState, RefundReason } from '@codedojo/contract'
import { passFailpoint, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import type { ProviderPayment } from '../../../providers/payments/index.ts'
import { recordEvent } from '../../audit/index.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOrderByProviderId, type OrderRow } from '../lock-order.ts'
import { openRefund } from '../refunds/open-refund.ts'
import { deliverOrder } from './deliver-order.ts'

const { order, payment } = schema

// How it works: a payment is reported in three ways, in any order and repeatedly: by the buyer's browser with a signed
// response, by the provider's webhook, and by our polling. The order's row is locked first, so that reports are
// serialised; the payment's id is unique, so that only the first report books it. In the same transaction the item is
// delivered, or a refund begins.

export type Settlement =
  /** The provider's order is not one of ours. */
  | { readonly kind: 'unknown' }
  /** The payment was booked before. `paidByThis`: the order was paid by this payment, not by another one. */
  | { readonly kind: 'known'; readonly order: OrderRow; readonly paidByThis: boolean }
  | { readonly kind: 'fulfilled'; readonly order: OrderRow }
  /**
   * The provider refunded the whole payment before we heard of it: nothing is delivered, and its refunds must be
   * fetched.
   */
  | { readonly kind: 'returned'; readonly order: OrderRow }
  | {
      readonly kind: 'refunding'
      readonly order: OrderRow
      readonly amountPaise: number
      readonly reason: RefundReason
    }

export type PaymentSource = (typeof payment.$inferSelect)['source']

/**
 * Books a payment that the provider has captured, and delivers the item; if that is impossible, opens a refund.
 * Idempotent.
 */
export async function settlePayment(
  tx: Transaction,
  { paid, source }: { readonly paid: ProviderPayment; readonly source: PaymentSource },
): Promise<Settlement> {
  const found = paid.providerOrderId === null ? null : await lockOrderByProviderId(tx, paid.providerOrderId)
  if (!found) return { kind: 'unknown' }
  if (!(await bookCapture(tx, { found, paid, source }))) {
    return { kind: 'known', order: found, paidByThis: found.paymentId === paid.id }
  }
  const mismatch = refundReasonOf(found, paid)
  if (mismatch === null && paid.refundedPaise >= paid.amountPaise) {
    return { kind: 'returned', order: await markOrderPaid(tx, found, { paid, nextCheckAt: new Date() }) }
  }
  const reason = mismatch ?? (await payAndDeliver(tx, found, paid))
  if (reason === null) return { kind: 'fulfilled', order: await fulfilOrder(tx, found) }
  const { amountPaise } = paid
  await openRefund(tx, { orderId: found.id, paymentId: paid.id, amountPaise, reason })
  return { kind: 'refunding', order: found, amountPaise, reason }
}

/** Books a captured payment. Returns false if it was booked before. */
async function bookCapture(
  tx: Transaction,
  { found, paid, source }: { found: OrderRow; paid: ProviderPayment; source: PaymentSource },
): Promise<boolean> {
  const facts = {
    state: 'captured',
    amountPaise: paid.amountPaise,
    currency: paid.currency,
    method: paid.method,
    error: '',
  } as const
  const booked = await tx
    .insert(payment)
    .values({ id: paid.id, orderId: found.id, source, ...facts })
    .onConflictDoUpdate({
      target: payment.id,
      set: { ...facts, at: new Date() },
      // A failed payment may succeed later.
      setWhere: sql`${payment.state} = 'failed' and ${payment.orderId} = ${found.id}`,
    })
    .returning({ id: payment.id })
  if (booked.length === 0) return false
  const { id: orderId } = found
  const key = `capture:${paid.id}`
  await postMovement(tx, { orderId, key, debit: 'gateway', credit: 'pending', amountPaise: paid.amountPaise })
  return true
}

const awaitsPayment = {
  created: true,
  expired: true,
  paid: false,
  fulfilled: false,
  refunded: false,
} as const satisfies Record<OrderState, boolean>

/** Returns why the payment must be refunded; null if it pays the order. */
function refundReasonOf(found: OrderRow, paid: ProviderPayment): RefundReason | null {
  if (!awaitsPayment[found.state]) return 'paid_twice'
  if (paid.amountPaise !== found.amountPaise || paid.currency !== found.currency) return 'not_as_ordered'
  return null
}

/** Marks the order as paid and delivers its item. Returns why it cannot be delivered, or null if it was. */
async function payAndDeliver(
  tx: Transaction,
  found: OrderRow,
  paid: ProviderPayment,
): Promise<RefundReason | null> {
  await markOrderPaid(tx, found, { paid, nextCheckAt: null })
  // With the order's state before the payment, because its reservation belongs to this buyer.
  return deliverOrder(tx, found)
}

async function markOrderPaid(
  tx: Transaction,
  found: OrderRow,
  { paid, nextCheckAt }: { readonly paid: ProviderPayment; readonly nextCheckAt: Date | null },
): Promise<OrderRow> {
  const [row] = await tx
    .update(order)
    .set({ state: 'paid', paymentId: paid.id, paidAt: new Date(), nextCheckAt })
    .where(eq(order.id, found.id))
    .returning()
  if (!row) throw new Error(`The order "${found.id}" went away while it was locked.`)
  return row
}

/** Marks a delivered order as fulfilled. */
export async function fulfilOrder(tx: Transaction, found: OrderRow): Promise<OrderRow> {
  const { id: orderId, amountPaise } = found
  const now = new Date()
  const [row] = await tx
    .update(order)
    .set({ state: 'fulfilled', fulfilledAt: now, nextCheckAt: null })
    .where(eq(order.id, orderId))
    .returning()
  if (!row) throw new Error(`The order "${orderId}" went away while it was locked.`)
  const key = `fulfilment:${orderId}`
  await postMovement(tx, { orderId, key, debit: 'pending', credit: 'sales', amountPaise })
  await recordEvent(tx, {
    actorId: row.userId,
    action: 'order.fulfilled',
    subject: { kind: 'order', id: orderId, name: row.itemName },
    after: {
      number: row.number,
      kind: row.kind,
      amountPaise,
      provider: row.provider,
      payment: row.paymentId,
    },
  })
  passFailpoint('payment-before-commit')
  return row
}
