import { calls, ordersFileName } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { decideRefund } from './decide-refund.ts'
import { exportOrders } from './export-orders.ts'
import { countOrders, findOrder, pageOfOrders, showManagedOrder } from './managed-orders.ts'
import { shipOrder } from './ship-order.ts'

/** The calls for admins who manage orders. */
export function adminOrderRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params }: { params: { id: string } }) => {
    const found = await findOrder(database, params.id)
    if (!found) throw new AppError('order_not_found', 'There is no such order.')
    return found
  }

  registerCall(app, context, calls.managedOrders, {
    run: async ({ query, reply }) => {
      const [orders, counts] = await Promise.all([
        pageOfOrders(database, query),
        countOrders(database, query),
      ])
      reply.header('x-total-count', String(query.state ? counts.of[query.state] : counts.all))
      return { orders, counts: counts.of }
    },
  })
  registerCall(app, context, calls.exportOrders, {
    run: async ({ query, user, reply }) => {
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="${ordersFileName(query)}"`)
      return exportOrders(database, { actorId: user._id, filter: query })
    },
  })
  registerCall(app, context, calls.managedOrder, {
    find,
    run: ({ found }) => showManagedOrder(database, found),
  })
  registerCall(app, context, calls.shipOrder, {
    find,
    run: async ({ found, body, user }) => {
      await shipOrder(context, { orderId: found.id, actorId: user._id, tracking: body.tracking })
      return { message: `Order ${found.number} is marked as shipped.` }
    },
  })
  registerCall(app, context, calls.decideRefund, {
    find,
    run: async ({ found, body, user }) => ({
      message: await decideRefund(context, { orderId: found.id, actorId: user._id, ...body }),
    }),
  })
}
