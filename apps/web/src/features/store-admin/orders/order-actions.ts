import type { managedOrder, Order, ResponseOf } from '@codedojo/contract'

export type ManagedOrderDetail = ResponseOf<typeof managedOrder>

/** The admin's possible actions on an order; the server checks them again. */
export type OrderAction = 'ship' | 'approve' | 'decline' | 'refund' | 'retry'

/** Whether the order is of goods, paid and not shipped, and no refund is being sent or on its way. */
export function isShippable({ kind, state, shippedAt, refund }: Order): boolean {
  const isGoingBack = refund?.state === 'sending' || refund?.state === 'sent'
  return kind === 'product' && state === 'fulfilled' && shippedAt === null && !isGoingBack
}

/** Whether the order awaits shipment, like the filter "To ship": not while a refund is requested. */
export function isAwaitingShipment(order: Order): boolean {
  return isShippable(order) && order.refund?.state !== 'asked'
}

/** The possible actions in order of priority: a requested refund is decided before the goods are shipped. */
export function availableActions(order: ManagedOrderDetail): readonly OrderAction[] {
  const acts: OrderAction[] = isShippable(order) ? ['ship'] : []
  const states = new Set(order.refunds.map(({ state }) => state))
  if (states.has('asked')) return ['approve', 'decline', ...acts]
  if (hasFailedRefund(order)) return ['retry', ...acts]
  const isInHand = order.refund?.state === 'sending' || order.refund?.state === 'sent'
  const hasMoney = order.state === 'fulfilled' && order.amount > 0 && order.paymentId !== null
  return hasMoney && !isInHand ? [...acts, 'refund'] : acts
}

/** Whether the provider rejected the refund of a payment, and no other refund of it was started since. */
function hasFailedRefund({ refunds }: ManagedOrderDetail): boolean {
  return refunds.some(
    ({ state, paymentId }) =>
      state === 'failed' &&
      refunds.every((each) => each.paymentId !== paymentId || ['failed', 'declined'].includes(each.state)),
  )
}
