import { type Order, type PaymentOrder, refundDays } from '@codedojo/contract'
import type { schema } from '@codedojo/db'
import type { PaymentProvider } from '../../providers/payments/index.ts'
import type { OrderRow } from './lock-order.ts'

const dayMs = 24 * 3_600_000

/** An order for the payment window. */
export function showPaymentOrder(row: OrderRow, provider: PaymentProvider): PaymentOrder {
  const heldUntil = row.state === 'created' ? row.reservedUntil : null
  return {
    id: row.providerOrderId ?? row.id,
    amount: row.amountPaise,
    currency: row.currency,
    orderId: row.id,
    orderNumber: row.number,
    name: row.itemName,
    state: row.state,
    reservedUntil: heldUntil?.toISOString() ?? null,
    heldSeconds: heldUntil && Math.max(0, Math.floor((heldUntil.getTime() - Date.now()) / 1000)),
    checkout: { provider: row.provider, ...provider.checkout },
  }
}

export type RefundRow = typeof schema.refund.$inferSelect

interface ShownParts {
  readonly row: OrderRow
  /** The newest refund. */
  readonly refund: RefundRow | null
  /** Current picture of the item; empty if none. */
  readonly image: string
}

/** An order for its buyer and for admins. */
export function showOrder({ row, refund, image }: ShownParts): Order {
  return {
    _id: row.id,
    number: row.number,
    kind: row.kind,
    thing: { _id: row.itemId, name: row.itemName, image },
    amount: row.amountPaise,
    currency: row.currency,
    state: row.state,
    provider: row.provider,
    paymentId: row.paymentId,
    address: row.address && {
      ...row.address,
      line2: row.address.line2 ?? '',
      choice: row.address.choice ?? '',
    },
    createdAt: row.createdAt.toISOString(),
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    fulfilledAt: row.fulfilledAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    tracking: row.tracking,
    refund: refund && showRefund(refund),
    refundableUntil: refundDeadline(row, refund)?.toISOString() ?? null,
  }
}

export function showRefund(row: RefundRow): NonNullable<Order['refund']> {
  return {
    state: row.state,
    reason: row.reason,
    amount: row.amountPaise,
    note: row.note,
    answer: row.answer,
    askedAt: row.askedAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}

/** Deadline for a refund request; null if not refundable, too late, or already under way. */
export function refundDeadline(row: OrderRow, newest: RefundRow | null): Date | null {
  if (row.state !== 'fulfilled' || row.paidAt === null || row.amountPaise === 0) return null
  if (newest !== null && newest.paymentId === row.paymentId && newest.state !== 'failed') return null
  const until = new Date(row.paidAt.getTime() + refundDays * dayMs)
  return until.getTime() > Date.now() ? until : null
}
