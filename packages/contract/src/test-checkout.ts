import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema } from './fields.ts'

const byId = z.object({ id: idSchema })

export const testCheckoutBody = z.object({
  outcome: z.enum(['success', 'failure'], { error: 'outcome must be success or failure' }),
})

const paymentErrorSchema = z.object({
  code: z.string(),
  description: z.string(),
  source: z.string(),
  step: z.string(),
  reason: z.string(),
  metadata: z.object({ order_id: z.string(), payment_id: z.string() }),
})

/** Available only while the test checkout takes the orders; `:id` is the `id` in the answer to the order. */
export const testCheckout = defineCall({
  method: 'POST',
  path: '/test-checkout/:id',
  summary: 'Let the payment of an own order succeed or fail: no money moves',
  access: 'user',
  params: byId,
  body: testCheckoutBody,
  response: z.union([
    z.object({
      razorpay_payment_id: z.string(),
      razorpay_order_id: z.string(),
      razorpay_signature: z.string(),
    }),
    z.object({ error: paymentErrorSchema }),
  ]),
  errors: ['order_not_found', 'order_paid'],
})
