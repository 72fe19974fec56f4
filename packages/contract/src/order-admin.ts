import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, timeSchema } from './fields.ts'
import { orderKindSchema, orderSchema, orderStates, refundSchema } from './orders.ts'
import { makePagingFields } from './paging.ts'
import { askableDaySchema } from './progress.ts'
import { timeZoneSchema } from './settings.ts'

/** Orders as seen by the sellers. */

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

/** Filters for orders: by state, or orders that need a manual action. */
export const orderFilters = [...orderStates, 'to_ship', 'refund_asked', 'refund_failed'] as const

const orderFilterShape = {
  /** Search text; matches order number, product name, buyer's name and email, and the provider's ids. */
  q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  state: z.enum(orderFilters).optional(),
  kind: orderKindSchema.optional(),
  /** First and last day of ordering, both included, in this time zone; default: UTC. */
  from: askableDaySchema.optional(),
  to: askableDaySchema.optional(),
  zone: timeZoneSchema.optional(),
}
export const orderFilterSchema = z.object(orderFilterShape)
export type OrderFilter = z.infer<typeof orderFilterSchema>

export const managedOrderSchema = orderSchema.extend({
  /** null if erased. */
  buyer: z.object({ _id: z.string(), name: z.string(), emailId: z.string() }).nullable(),
  providerOrderId: z.string().nullable(),
})
export type ManagedOrder = z.infer<typeof managedOrderSchema>

/** The total number of matches is in `X-Total-Count`. */
export const managedOrders = defineCall({
  method: 'GET',
  path: '/admin/order',
  summary: 'Orders of everybody, the newest first, with how many of each sort there are',
  access: 'admin',
  query: z.object({ ...orderFilterShape, ...makePagingFields(20) }),
  response: z.object({
    orders: z.array(managedOrderSchema),
    counts: z.record(z.enum(orderFilters), z.number().int()),
  }),
  errors: [],
})

export const managedOrder = defineCall({
  method: 'GET',
  path: '/admin/order/:id',
  summary: 'One order with its payments, refunds and what was booked for it',
  access: 'admin',
  params: byId,
  response: managedOrderSchema.extend({
    payments: z.array(
      z.object({
        _id: z.string(),
        state: z.enum(['failed', 'captured']),
        amount: z.number().int(),
        method: z.string(),
        /** The error; empty if none. */
        error: z.string(),
        at: timeSchema,
      }),
    ),
    refunds: z.array(
      refundSchema.extend({
        _id: z.string(),
        paymentId: z.string(),
        providerRefundId: z.string().nullable(),
      }),
    ),
  }),
  errors: ['order_not_found'],
})

export const shipOrderBody = z.object({
  tracking: makeTextSchema({ most: 300, name: 'Tracking' }).trim().default(''),
})

export const shipOrder = defineCall({
  method: 'POST',
  path: '/admin/order/ship/:id',
  summary: 'Note that a product was sent to its buyer, who gets a mail',
  access: 'admin',
  params: byId,
  body: shipOrderBody,
  response: acknowledged,
  errors: ['order_not_found', 'not_shippable'],
})

export const decideRefundBody = z.object({
  approve: z.boolean({ error: 'approve must be true or false' }),
  /** Shown to the buyer. */
  answer: makeTextSchema({ most: 1000, name: 'Answer' }).trim().default(''),
})

/** Approving works also without a request of the buyer. */
export const decideRefund = defineCall({
  method: 'POST',
  path: '/admin/order/refund/:id',
  summary: 'Give the money of an order back, or decline the request for it',
  access: 'admin',
  needsRecentSignIn: true,
  params: byId,
  body: decideRefundBody,
  response: acknowledged,
  errors: ['order_not_found', 'not_refundable'],
})

/** Contains the range of days, for example "orders-2026-11-01-to-2026-11-30.csv". */
export function ordersFileName({ from, to }: Pick<OrderFilter, 'from' | 'to'>): string {
  const beginning = from && (to ? `-${from}` : `-from-${from}`)
  return `orders${beginning ?? ''}${to ? `-to-${to}` : ''}.csv`
}

/** The answer is a file: text/csv, UTF-8 with a byte order mark, one line per order. */
export const exportOrders = defineCall({
  method: 'GET',
  path: '/admin/order/export',
  summary: 'The list of orders as a CSV file',
  access: 'admin',
  needsRecentSignIn: true,
  query: orderFilterSchema,
  response: z.string(),
  errors: [],
})
