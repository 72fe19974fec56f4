import { type PaymentOrder, verifyPayment } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { type CheckoutOptions, type CheckoutResult, openCheckout } from './open-checkout.ts'

/** How an attempt to pay ended, with messages for the buyer. */
export type PaymentResult =
  | { readonly kind: 'paid'; readonly orderId: string; readonly orderNumber: number }
  /** The window was closed, by the buyer or because the reservation ran out. */
  | { readonly kind: 'dismissed'; readonly isTimeOver: boolean }
  /** The payment may have succeeded; the order then completes by itself. */
  | { readonly kind: 'pending'; readonly message: string; readonly orderId: string }
  | { readonly kind: 'failed'; readonly message: string; readonly orderId: string }

export interface PaymentOptions extends CheckoutOptions {
  /** Id of what is bought: a product, a course or premium. */
  readonly productId: string
  /** The window is closed, and the server verifies the payment. */
  readonly onVerifying?: () => void
}

/** Shown when the payment window cannot be opened. */
export const checkoutFailedMessage = 'Failed to initialize payment'

const notVerified = 'Error verifying payment'

/** Opens the payment window for an order and verifies the result on the server. Never throws. */
export async function payOrder(order: PaymentOrder, options: PaymentOptions): Promise<PaymentResult> {
  const { orderId, orderNumber } = order
  if (order.state === 'fulfilled') return { kind: 'paid', orderId, orderNumber }
  const openedAt = Date.now()
  const end = await openWindow(order, options)
  if (end === null) return { kind: 'failed', message: checkoutFailedMessage, orderId }
  if (end.kind === 'dismissed') return { kind: 'dismissed', isTimeOver: isOver(order, Date.now() - openedAt) }
  options.onVerifying?.()
  return verify(order, { ...end, productId: options.productId })
}

async function openWindow(order: PaymentOrder, options: CheckoutOptions): Promise<CheckoutResult | null> {
  try {
    return await openCheckout(order, options)
  } catch {
    return null // A buyer does not care which part of the script was missing.
  }
}

function isOver({ heldSeconds }: PaymentOrder, passedMs: number): boolean {
  return heldSeconds !== null && heldSeconds * 1000 - passedMs < 1000
}

async function verify(
  { orderId }: PaymentOrder,
  { kind, ...answer }: CheckoutResult & { kind: 'paid' } & { productId: string },
): Promise<PaymentResult> {
  try {
    const verified = await callApi(verifyPayment, { body: answer })
    return { kind: 'paid', orderId: verified.orderId, orderNumber: verified.orderNumber }
  } catch (error) {
    return { ...failureOf(error), orderId }
  }
}

function failureOf(error: unknown): { kind: 'pending' | 'failed'; message: string } {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: notVerified }
  if (error.code === 'payment_pending' || error.code === 'payment_unavailable')
    return { kind: 'pending', message: messageOf(error) }
  if (error.status >= 400 && error.status < 500) return { kind: 'failed', message: messageOf(error) }
  // Without a readable response the server may have accepted the payment, or will find it by itself.
  return {
    kind: 'pending',
    message: `${notVerified}. If you paid, your order is completed within a few minutes all the same.`,
  }
}
