import type { managedOrder, Order, ResponseOf } from '@codedojo/contract'

export type ManagedOrderDetail = ResponseOf<typeof managedOrder>

/** What an admin can do with an order now; the server decides once more. */
export type OrderAct = 'ship' | 'approve' | 'decline' | 'refund' | 'retry'

/** Bought, not sent, and its money is not on its way back. */
export function isToShip({ kind, state, shippedAt, refund }: Order): boolean {
  const isGoingBack = refund?.state === 'sending' || refund?.state === 'sent'
  return kind === 'product' && state === 'fulfilled' && shippedAt === null && !isGoingBack
}

/** That it waits to be sent, as the filter "To ship" counts it: nothing is sent while its money is asked back. */
export function waitsToShip(order: Order): boolean {
  return isToShip(order) && order.refund?.state !== 'asked'
}

/** What comes first is what waits: a refund is decided before anything is sent that may have to come back. */
export function actsOf(order: ManagedOrderDetail): readonly OrderAct[] {
  const acts: OrderAct[] = isToShip(order) ? ['ship'] : []
  const states = new Set(order.refunds.map(({ state }) => state))
  if (states.has('asked')) return ['approve', 'decline', ...acts]
  if (hasFailedRefund(order)) return ['retry', ...acts]
  const isInHand = order.refund?.state === 'sending' || order.refund?.state === 'sent'
  const hasMoney = order.state === 'fulfilled' && order.amount > 0 && order.paymentId !== null
  return hasMoney && !isInHand ? [...acts, 'refund'] : acts
}

/** Refused by the provider, and not tried anew since. */
function hasFailedRefund({ refunds }: ManagedOrderDetail): boolean {
  return refunds.some(
    ({ state, paymentId }) =>
      state === 'failed' &&
      refunds.every((each) => each.paymentId !== paymentId || ['failed', 'declined'].includes(each.state)),
  )
}
