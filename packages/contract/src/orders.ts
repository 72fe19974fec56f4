import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, plainDigits, textOf, timeSchema } from './fields.ts'
import { pagingOf } from './paging.ts'

/** What somebody buys: the order, its payment, its delivery and its refund. */

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const orderKinds = ['product', 'course', 'premium'] as const
export const orderKindSchema = z.enum(orderKinds)
export type OrderKind = z.infer<typeof orderKindSchema>

/**
 * Only ever forward. `created`: waits for payment; `expired`: what it held was given free, though a late payment still
 * counts; `paid`: the money is there and nothing given for it yet; `fulfilled`: the buyer has it; `refunded`: the buyer
 * has the money back.
 */
export const orderStates = ['created', 'expired', 'paid', 'fulfilled', 'refunded'] as const
export const orderStateSchema = z.enum(orderStates)
export type OrderState = z.infer<typeof orderStateSchema>

/** `none`: there was nothing to pay. */
export const paymentProviderSchema = z.enum(['razorpay', 'test', 'none'])
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>

/**
 * `asked`: by the buyer; `declined`: by an admin; `sending`: decided, the provider is being told; `sent`: the provider
 * pays it back; `done`: it has; `failed`: it will not, and somebody must look.
 */
export const refundStates = ['asked', 'declined', 'sending', 'sent', 'done', 'failed'] as const
export const refundStateSchema = z.enum(refundStates)
export type RefundState = z.infer<typeof refundStateSchema>

/** Why money goes back. */
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
  textOf({ least, most, name })
    .trim()
    .min(least, `${name} is required`)
    .regex(/^[^\p{Cc}]*$/u, `${name} must be one line`)

/** Whither an order goes, and what its buyer chose of it. */
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
  /** The size, for example, where the thing comes in several; empty: nothing was to be chosen. */
  choice: line('Size or other choice', 0, 100).default(''),
})
export type ShippingAddress = z.infer<typeof shippingAddressSchema>
/** As it came in; one of an order from before there was a choice has none. */
export type StoredAddress = z.input<typeof shippingAddressSchema>

/** An order as the payment window needs it. */
export const paymentOrderSchema = z.object({
  /** The payment provider's name for the order: what the window takes and `paymentverify` gets back. */
  id: z.string(),
  /** Paise. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  orderId: z.string(),
  orderNumber: z.number().int(),
  /** What is bought. */
  name: z.string(),
  /** `fulfilled`: there was nothing to pay, it is done. */
  state: orderStateSchema,
  /** Until then it is held; null: nothing needs to be. */
  reservedUntil: timeSchema.nullable(),
  /** Seconds until then, as devices have clocks of their own; null: nothing needs to be held. */
  heldSeconds: z.number().int().nullable(),
  checkout: z.object({
    provider: paymentProviderSchema,
    /** Names the operator's account at the provider; public. */
    key: z.string(),
    /** Address of the script that opens the window. */
    script: z.string(),
  }),
})
export type PaymentOrder = z.infer<typeof paymentOrderSchema>

export const paymentResultBody = z.object({
  productId: idSchema,
  order_id: textOf({ least: 1, most: 200, name: 'order_id' }),
  payment_id: textOf({ least: 1, most: 200, name: 'payment_id' }),
  signature: textOf({ least: 1, most: 500, name: 'signature' }),
})

export const refundSchema = z.object({
  state: refundStateSchema,
  reason: refundReasonSchema,
  /** Paise. */
  amount: z.number().int(),
  /** The buyer's words when asking. */
  note: z.string(),
  /** The admin's words when deciding; empty until then. */
  answer: z.string(),
  askedAt: timeSchema,
  doneAt: timeSchema.nullable(),
})

export const orderSchema = z.object({
  _id: z.string(),
  /** Counts up over all orders of the installation. */
  number: z.number().int(),
  kind: orderKindSchema,
  thing: z.object({
    _id: z.string(),
    /** As it was called when it was ordered. */
    name: z.string(),
    /** Of today; empty: none. */
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
  /** The carrier's number or link, as the admin typed it. */
  tracking: z.string(),
  /** The newest; null: none was asked for. */
  refund: refundSchema.nullable(),
  /** Until then the buyer may ask for the money back; null: not now. */
  refundableUntil: timeSchema.nullable(),
})
export type Order = z.infer<typeof orderSchema>

/** The number of all stands in `X-Total-Count`. */
export const ownOrders = defineCall({
  method: 'GET',
  path: '/order/mine',
  summary: "The caller's own orders, the newest first",
  access: 'user',
  query: z.object({ ...pagingOf(20), kind: orderKindSchema.optional() }),
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

/** Pages say before anybody pays that no money moves in test mode. */
export const currentPayments = defineCall({
  method: 'GET',
  path: '/order/payments',
  summary: 'Who takes the payments of new orders',
  access: 'user',
  response: z.object({ provider: paymentProviderSchema }),
  errors: [],
})

export const askRefundBody = z.object({
  reason: textOf({ least: 1, most: 1000, name: 'Reason' }).trim().min(1, 'Reason is required'),
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
