import type { RazorpaySettings } from '../../../razorpay-settings.ts'
import { type PaymentProvider, PaymentProviderError } from '../payment-provider.ts'
import { checkoutMessage, isSignatureOf } from '../signature.ts'
import { captureAuthorized } from './capture-authorized.ts'
import { findByReceipt, requireSame } from './find-by-receipt.ts'
import { makeRazorpayClient } from './razorpay-client.ts'
import {
  listOf,
  razorpayOrderSchema,
  razorpayPaymentSchema,
  razorpayRefundSchema,
} from './razorpay-entities.ts'

export interface RazorpayProvider extends PaymentProvider {
  /** Whether these bytes are a message of Razorpay to our webhook. */
  readonly isMessage: (message: { readonly body: Buffer; readonly signature: string }) => boolean
}

/** Takes real money, or with test keys money of Razorpay's own test mode. */
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
      return requireSame(made, wanted).id
    },
    paymentsOf: async (providerOrderId) => {
      const { items } = await ask(listOf(razorpayPaymentSchema), ({ orders }) =>
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
        // The package has a function for this, which lets no such header through.
        const headers = { 'X-Refund-Idempotency': key }
        return (await transport.post(`/v1/payments/${paymentId}/refund`, body, { headers })).data
      }),
    findRefund: (refundId) =>
      ifKnown(/^rfnd_\w+$/, refundId, () =>
        ask(razorpayRefundSchema, ({ refunds }) => refunds.fetch(refundId)),
      ),
    refundsOf: async (paymentId) => {
      const { items } = await ask(listOf(razorpayRefundSchema), ({ payments }) =>
        payments.fetchMultipleRefund(paymentId, { count: 100 }),
      )
      return items
    },
    check: rarely(() => ask(listOf(razorpayOrderSchema), ({ orders }) => orders.all({ count: 1 }))),
    isSigned: ({ providerOrderId, paymentId, signature }) =>
      isSignatureOf(signature, checkoutMessage(providerOrderId, paymentId), settings.keySecret),
    isMessage: ({ body, signature }) =>
      settings.webhookSecrets.map((secret) => isSignatureOf(signature, body, secret)).includes(true),
  }
}

/** Whoever reads the state of the installation is not to ask Razorpay each time. */
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

/** null where the id is none of Razorpay's, or Razorpay says that there is no such thing. */
async function ifKnown<T>(pattern: RegExp, id: string, find: () => Promise<T>): Promise<T | null> {
  if (!pattern.test(id)) return null
  try {
    return await find()
  } catch (error) {
    if (error instanceof PaymentProviderError && error.isRefusal) return null
    throw error
  }
}
