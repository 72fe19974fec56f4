import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, plainDigits, refuseInvisible, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'

/** An order with its payment, delivery and refund. */

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const orderKinds = ['product', 'course', 'premium'] as const
export const orderKindSchema = z.enum(orderKinds)
export type OrderKind = z.infer<typeof orderKindSchema>

/**
 * States only move forward. `created`: awaits payment; `expired`: its reservation was released, though a late payment still
 * counts; `paid`: paid but not delivered yet; `fulfilled`: delivered; `refunded`: paid back.
 */
export const orderStates = ['created', 'expired', 'paid', 'fulfilled', 'refunded'] as const
export const orderStateSchema = z.enum(orderStates)
export type OrderState = z.infer<typeof orderStateSchema>

/** `none` if there was nothing to pay. */
export const paymentProviderSchema = z.enum(['razorpay', 'test', 'none'])
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>

/**
 * `asked`: requested by the buyer; `declined`: by an admin; `sending`: approved, the provider is being told; `sent`: the provider
 * is paying; `done`: paid back; `failed`: the provider refused, and somebody must look into it.
 */
export const refundStates = ['asked', 'declined', 'sending', 'sent', 'done', 'failed'] as const
export const refundStateSchema = z.enum(refundStates)
export type RefundState = z.infer<typeof refundStateSchema>

/** The reasons for refunds. */
export const refundReasons = [
  'asked',
  'admin',
  'sold_out',
  'paid_twice',
  'buyer_gone',
  'not_as_ordered',
] as const
export const refundReasonSchema = z.enum(refundReasons)
export type RefundReason = z.infer<typeof refundReasonSchema>

const line = (name: string, least: number, most: number) =>
  makeTextSchema({ least, most, name })
    .trim()
    .min(least, `${name} is required`)
    .regex(/^[^\p{Cc}]*$/u, `${name} must be one line`)
    .superRefine(refuseInvisible(name))

/** The shipping address of an order, and the variant that its buyer chose. */
export const shippingAddressSchema = z.object({
  name: line('Name', 1, 100),
  line1: line('Address', 1, 200),
  line2: line('Address, second line', 0, 200).default(''),
  city: line('City', 1, 100),
  region: line('State', 1, 100),
  postcode: line('Postal code', 1, 12)
    .overwrite(plainDigits)
    .regex(/^[\p{L}\p{N} -]*$/u, 'Postal code must hold letters and digits'),
  country: line('Country', 1, 60),
  phone: line('Phone', 1, 20)
    .overwrite(plainDigits)
    .regex(/^\+?[\d ()-]{6,}$/, 'Phone must be a telephone number'),
  /** The chosen variant, for example the size; empty if there are none. */
  choice: line('Size or other choice', 0, 100).default(''),
})
export type ShippingAddress = z.infer<typeof shippingAddressSchema>
/** As submitted; orders older than variants have no choice. */
export type StoredAddress = z.input<typeof shippingAddressSchema>

/** An order as needed by the payment window. */
export const paymentOrderSchema = z.object({
  /** The payment provider's order id: passed to the window and returned to `paymentverify`. */
  id: z.string(),
  /** Paise. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  orderId: z.string(),
  orderNumber: z.number().int(),
  /** Name of the item. */
  name: z.string(),
  /** `fulfilled` if there was nothing to pay. */
  state: orderStateSchema,
  /** Until then the item is reserved; null if nothing needs to be. */
  reservedUntil: timeSchema.nullable(),
  /** Seconds until then, because device clocks may be wrong; null if nothing is reserved. */
  heldSeconds: z.number().int().nullable(),
  checkout: z.object({
    provider: paymentProviderSchema,
    /** Public key of the operator's account at the provider. */
    key: z.string(),
    /** URL of the script that opens the window. */
    script: z.string(),
  }),
})
export type PaymentOrder = z.infer<typeof paymentOrderSchema>

export const paymentResultBody = z.object({
  productId: idSchema,
  order_id: makeTextSchema({ least: 1, most: 200, name: 'order_id' }),
  payment_id: makeTextSchema({ least: 1, most: 200, name: 'payment_id' }),
  signature: makeTextSchema({ least: 1, most: 500, name: 'signature' }),
})

export const refundSchema = z.object({
  state: refundStateSchema,
  reason: refundReasonSchema,
  /** Paise. */
  amount: z.number().int(),
  /** The buyer's message with the request. */
  note: z.string(),
  /** The admin's message with the decision; empty until then. */
  answer: z.string(),
  askedAt: timeSchema,
  doneAt: timeSchema.nullable(),
})

export const orderSchema = z.object({
  _id: z.string(),
  /** Sequential over all orders of the installation. */
  number: z.number().int(),
  kind: orderKindSchema,
  thing: z.object({
    _id: z.string(),
    /** Name at the time of ordering. */
    name: z.string(),
    /** Current picture; empty if none. */
    image: z.string(),
  }),
  /** Paise. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  state: orderStateSchema,
  provider: paymentProviderSchema,
  paymentId: z.string().nullable(),
  address: shippingAddressSchema.nullable(),
  createdAt: timeSchema,
  reservedUntil: timeSchema.nullable(),
  paidAt: timeSchema.nullable(),
  fulfilledAt: timeSchema.nullable(),
  refundedAt: timeSchema.nullable(),
  shippedAt: timeSchema.nullable(),
  /** The carrier's tracking number or link, as typed by the admin. */
  tracking: z.string(),
  /** The newest refund; null if none was requested. */
  refund: refundSchema.nullable(),
  /** Until then the buyer may request a refund; null if not possible now. */
  refundableUntil: timeSchema.nullable(),
})
export type Order = z.infer<typeof orderSchema>

/** The total number is in `X-Total-Count`. */
export const ownOrders = defineCall({
  method: 'GET',
  path: '/order/mine',
  summary: "The caller's own orders, the newest first",
  access: 'user',
  query: z.object({ ...makePagingFields(20), kind: orderKindSchema.optional() }),
  response: z.array(orderSchema),
  errors: [],
})

export const ownOrder = defineCall({
  method: 'GET',
  path: '/order/mine/:id',
  summary: "One of the caller's own orders",
  access: 'user',
  params: byId,
  response: orderSchema,
  errors: ['order_not_found'],
})

/** Tells pages, before anybody pays, whether test mode moves no money, and whether nothing can be bought. */
export const currentPayments = defineCall({
  method: 'GET',
  path: '/order/payments',
  summary: 'Who takes the payments of new orders',
  access: 'user',
  response: z.object({
    /** null if payments are off. */
    provider: paymentProviderSchema.nullable(),
  }),
  errors: [],
})

export const askRefundBody = z.object({
  reason: makeTextSchema({ least: 1, most: 1000, name: 'Reason' }).trim().min(1, 'Reason is required'),
})

export const askRefund = defineCall({
  method: 'POST',
  path: '/order/refund/:id',
  summary: "Ask for the money of one of the caller's own orders back, within 30 days",
  access: 'user',
  params: byId,
  body: askRefundBody,
  response: acknowledged,
  errors: ['order_not_found', 'not_refundable'],
})
