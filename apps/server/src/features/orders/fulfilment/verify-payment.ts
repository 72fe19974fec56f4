import type { RefundReason } from '@codedojo/contract'
import { type Database, passFailpoint, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { PaymentProviderError, type ProviderPayment } from '../../../providers/payments/index.ts'
import type { OrderRow } from '../lock-order.ts'
import { mailSettlement } from '../mails/mail-settlement.ts'
import { refundReasonTexts } from './refund-reason-texts.ts'
import { settlePayment } from './settle-payment.ts'

const { order } = schema

export interface CheckoutAnswer {
  readonly userId: string
  /** Id of the item; only compared, never trusted. */
  readonly productId: string
  readonly order_id: string
  readonly payment_id: string
  readonly signature: string
}

/**
 * Verifies the response of the payment window (signature, order, person and item), fetches the payment from the
 * provider, and delivers the item. Throws `payment_refused` when anything does not match, `payment_pending` when the
 * provider has not decided yet, `order_refunded` when the money was or will be refunded, and `payment_unavailable`.
 * When it throws, nothing has changed except what follows from a payment that the provider has captured.
 */
export async function verifyPayment(context: Context, answer: CheckoutAnswer): Promise<OrderRow> {
  const { database, payments } = context
  const found = await requireOrderOfCheckout(database, answer)
  const provider = payments.of(found.provider)
  const { payment_id: paymentId, signature } = answer
  if (!provider.isSigned({ providerOrderId: answer.order_id, paymentId, signature })) throw refused()
  if (found.state === 'fulfilled' && found.paymentId === paymentId) return found
  const paid = await askProvider(() => provider.findPayment(paymentId))
  requireCaptured(paid, found)
  const settled = await database.queries.transaction((tx) => settlePayment(tx, { paid, source: 'verify' }))
  passFailpoint('payment-before-reply')
  await mailSettlement(context, settled)
  switch (settled.kind) {
    case 'fulfilled':
      return settled.order
    case 'returned':
      throw refunded()
    case 'refunding':
      throw goesBack(settled.reason)
    case 'known':
      if (settled.order.state === 'refunded') throw refunded()
      if (!settled.paidByThis) throw goesBack('paid_twice')
      if (settled.order.state !== 'fulfilled') throw goesBack('sold_out')
      return settled.order
    case 'unknown':
      throw refused()
  }
}

/** The same error for every mismatch, so that it does not reveal which part was wrong. */
function refused(): AppError {
  return new AppError('payment_refused', 'Payment verification failed')
}

function refunded(): AppError {
  return new AppError('order_refunded', 'This order was refunded.')
}

function goesBack(reason: RefundReason): AppError {
  return new AppError('order_refunded', `${refundReasonTexts[reason]} Your money is on its way back to you.`)
}

async function requireOrderOfCheckout({ queries }: Database, answer: CheckoutAnswer): Promise<OrderRow> {
  const [found] = await queries
    .select()
    .from(order)
    .where(and(eq(order.providerOrderId, answer.order_id), eq(order.userId, answer.userId)))
  if (!found || found.itemId !== answer.productId) throw refused()
  return found
}

function requireCaptured(
  paid: ProviderPayment | null,
  found: OrderRow,
): asserts paid is ProviderPayment & { state: 'captured' } {
  if (paid === null || paid.providerOrderId !== found.providerOrderId) throw refused()
  switch (paid.state) {
    case 'captured':
      return
    case 'failed':
      throw refused()
    case 'open':
      throw new AppError(
        'payment_pending',
        'The payment is not confirmed yet. As soon as it is, your order is complete, even when you close this page.',
      )
  }
}

async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof PaymentProviderError)) throw cause
    throw new AppError(
      'payment_unavailable',
      'Error verifying payment. If you paid, your order is completed within a few minutes all the same.',
      { cause },
    )
  }
}
