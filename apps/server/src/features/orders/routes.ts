import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { verifyPayment } from './fulfilment/verify-payment.ts'
import { webhookRoute } from './fulfilment/webhook-route.ts'
import { addOrderParts, countOwnOrders, findOwnOrder, pageOfOwnOrders } from './queries.ts'
import { askRefund } from './refunds/ask-refund.ts'
import { testCheckoutRoute } from './test-checkout-route.ts'

/** The calls of buyers. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params, user }: { params: { id: string }; user: { _id: string } | null }) => {
    const found = user && (await findOwnOrder(database, { userId: user._id, orderId: params.id }))
    if (!found) throw new AppError('order_not_found', 'There is no such order of yours.')
    return found
  }

  registerCall(app, context, calls.verifyPayment, {
    run: async ({ body, user }) => {
      const order = await verifyPayment(context, { ...body, userId: user._id })
      return { success: true as const, orderId: order.id, orderNumber: order.number }
    },
  })
  registerCall(app, context, calls.ownOrders, {
    run: async ({ query, user, reply }) => {
      const [orders, total] = await Promise.all([
        pageOfOwnOrders(database, { ...query, userId: user._id }),
        countOwnOrders(database, { ...query, userId: user._id }),
      ])
      reply.header('x-total-count', String(total))
      return orders
    },
  })
  registerCall(app, context, calls.ownOrder, {
    find,
    run: async ({ found }) => {
      const [shown] = await addOrderParts(database, [found])
      if (!shown) throw new Error('An order was not shown.')
      return shown
    },
  })
  registerCall(app, context, calls.currentPayments, {
    run: async () => ({ provider: context.payments.current?.name ?? null }),
  })
  registerCall(app, context, calls.askRefund, {
    find,
    run: async ({ found, body, user }) => {
      await askRefund(database, { orderId: found.id, userId: user._id, reason: body.reason })
      return { message: 'Your request was sent. The answer will stand with this order.' }
    },
  })
  testCheckoutRoute(app, context)
  webhookRoute(app, context)
}
