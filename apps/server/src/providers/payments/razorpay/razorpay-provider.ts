import type { RazorpaySettings } from '../../../razorpay-settings.ts'
import { type PaymentProvider, PaymentProviderError } from '../payment-provider.ts'
import { checkoutMessage, isValidSignature } from '../signature.ts'
import { captureAuthorized } from './capture-authorized.ts'
import { findByReceipt, requireSameOrder } from './find-by-receipt.ts'
import { makeRazorpayClient } from './razorpay-client.ts'
import {
  listSchema,
  razorpayOrderSchema,
  razorpayPaymentSchema,
  razorpayRefundSchema,
} from './razorpay-entities.ts'

export interface RazorpayProvider extends PaymentProvider {
  /** Whether the signature of a webhook message is valid. */
  readonly isMessage: (message: { readonly body: Buffer; readonly signature: string }) => boolean
}

/** Takes real payments, or simulated ones of Razorpay's test mode with test keys. */
export function makeRazorpay(settings: RazorpaySettings): RazorpayProvider {
  const { ask } = makeRazorpayClient(settings)
  return {
    name: 'razorpay',
    checkout: { key: settings.keyId, script: 'https://checkout.razorpay.com/v1/checkout.js' },
    createOrder: async ({ amountPaise, receipt, description, mayExist }) => {
      const wanted = { amountPaise, receipt }
      const known = mayExist ? await findByReceipt(ask, wanted) : null
      if (known) return known.id
      const notes = { thing: description.slice(0, 250) }
      const made = await ask(razorpayOrderSchema, ({ orders }) =>
        orders.create({ amount: amountPaise, currency: 'INR', receipt, notes }),
      )
      return requireSameOrder(made, wanted).id
    },
    paymentsOf: async (providerOrderId) => {
      const { items } = await ask(listSchema(razorpayPaymentSchema), ({ orders }) =>
        orders.fetchPayments(providerOrderId),
      )
      return Promise.all(items.map((item) => captureAuthorized(ask, item)))
    },
    findPayment: (paymentId) =>
      ifKnown(/^pay_\w+$/, paymentId, async () =>
        captureAuthorized(ask, await ask(razorpayPaymentSchema, ({ payments }) => payments.fetch(paymentId))),
      ),
    refund: async ({ paymentId, amountPaise, key }) =>
      ask(razorpayRefundSchema, async (_, transport) => {
        const body = { amount: amountPaise, speed: 'normal', receipt: key }
        // The package has a method for this, but it does not support the idempotency header.
        const headers = { 'X-Refund-Idempotency': key }
        return (await transport.post(`/v1/payments/${paymentId}/refund`, body, { headers })).data
      }),
    findRefund: (refundId) =>
      ifKnown(/^rfnd_\w+$/, refundId, () =>
        ask(razorpayRefundSchema, ({ refunds }) => refunds.fetch(refundId)),
      ),
    refundsOf: async (paymentId) => {
      const { items } = await ask(listSchema(razorpayRefundSchema), ({ payments }) =>
        payments.fetchMultipleRefund(paymentId, { count: 100 }),
      )
      return items
    },
    check: rarely(() => ask(listSchema(razorpayOrderSchema), ({ orders }) => orders.all({ count: 1 }))),
    isSigned: ({ providerOrderId, paymentId, signature }) =>
      isValidSignature(signature, checkoutMessage(providerOrderId, paymentId), settings.keySecret),
    isMessage: ({ body, signature }) =>
      settings.webhookSecrets.map((secret) => isValidSignature(signature, body, secret)).includes(true),
  }
}

/** Cached, so that each look at the health page does not ask Razorpay. */
const checkEveryMs = 30_000

function rarely(check: () => Promise<unknown>): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<unknown> } | null = null
  return async () => {
    if (last === null || performance.now() - last.at > checkEveryMs) {
      last = { at: performance.now(), result: check() }
    }
    await last.result
  }
}

/** null when the id is malformed, or Razorpay does not know it. */
async function ifKnown<T>(pattern: RegExp, id: string, find: () => Promise<T>): Promise<T | null> {
  if (!pattern.test(id)) return null
  try {
    return await find()
  } catch (error) {
    if (error instanceof PaymentProviderError && error.isRefusal) return null
    throw error
  }
}
