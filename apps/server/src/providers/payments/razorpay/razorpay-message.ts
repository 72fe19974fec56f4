import { z } from 'zod'
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts'
import { razorpayPaymentSchema, razorpayRefundSchema } from './razorpay-entities.ts'

/** A parsed webhook message of Razorpay. */
export interface RazorpayMessage {
  /** Event name such as `order.paid`; "unreadable" for an unknown message. */
  readonly event: string
  readonly payment: ProviderPayment | null
  readonly refund: ProviderRefund | null
}

/** Source: Razorpay, "Webhooks", payloads. */
const messageSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: razorpayPaymentSchema }).optional(),
    refund: z.object({ entity: razorpayRefundSchema }).optional(),
  }),
})

/** Parses a message whose signature was verified before. */
export function readRazorpayMessage(body: Buffer): RazorpayMessage {
  const { data } = messageSchema.safeParse(parsedOf(body.toString('utf8')))
  if (!data) return { event: 'unreadable', payment: null, refund: null }
  const { event, payload } = data
  return { event, payment: payload.payment?.entity.payment ?? null, refund: payload.refund?.entity ?? null }
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
