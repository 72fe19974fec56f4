import { z } from 'zod'
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts'
import { razorpayPaymentSchema, razorpayRefundSchema } from './razorpay-entities.ts'

/** What a message of Razorpay to our webhook says. */
export interface RazorpayMessage {
  /** Such as `order.paid`; "unreadable" when the message is none that is known. */
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

/** The bytes are of Razorpay: their signature was checked before. */
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
