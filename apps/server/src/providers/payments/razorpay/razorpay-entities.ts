import { z } from 'zod'
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts'

/**
 * Razorpay's entities, with its own field names; unknown fields are ignored. Source: Razorpay, "Payment entity",
 * "Refund entity".
 */

export const razorpayOrderSchema = z.object({
  id: z.string().regex(/^order_\w+$/),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  created_at: z.number(),
})
export type RazorpayOrder = z.output<typeof razorpayOrderSchema>

const paymentStates = {
  created: 'open',
  authorized: 'open',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
} as const

export const razorpayPaymentSchema = z
  .object({
    id: z.string().regex(/^pay_\w+$/),
    order_id: z.string().nullish(),
    amount: z.number().int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().nullish(),
    error_description: z.string().nullish(),
    amount_refunded: z.number().int().nullish(),
  })
  .transform((entity) => ({
    /** Authorised, but not captured yet. */
    isAuthorized: entity.status === 'authorized',
    payment: {
      id: entity.id,
      providerOrderId: entity.order_id ?? null,
      state: paymentStates[entity.status],
      amountPaise: entity.amount,
      currency: entity.currency,
      method: entity.method ?? '',
      error: entity.status === 'failed' ? (entity.error_description ?? 'The payment failed.') : '',
      refundedPaise: entity.amount_refunded ?? 0,
    } satisfies ProviderPayment,
  }))

const refundStates = { pending: 'pending', processed: 'done', failed: 'failed' } as const

export const razorpayRefundSchema = z
  .object({
    id: z.string().regex(/^rfnd_\w+$/),
    payment_id: z.string(),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish(),
  })
  .transform(
    (entity) =>
      ({
        id: entity.id,
        paymentId: entity.payment_id,
        amountPaise: entity.amount,
        state: refundStates[entity.status],
        key: entity.receipt ?? null,
      }) satisfies ProviderRefund,
  )

export const listSchema = <S extends z.ZodType>(schema: S) => z.object({ items: z.array(schema) })
