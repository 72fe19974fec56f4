import type { Order } from '@codedojo/contract'
import { serverNow } from '../../lib/api/server-clock.ts'

/** A payment that nobody told of is found within this time, if the provider answers. */
const watchedMs = 60 * 60_000

/** Whether an order may go on without its buyer: a payment is found, or money is on its way back. */
export function isOrderPending({ state, createdAt, refund }: Order, now = serverNow()): boolean {
  if (refund !== null && (refund.state === 'sending' || refund.state === 'sent')) return true
  const isYoung = now - Date.parse(createdAt) < watchedMs
  switch (state) {
    case 'created':
    case 'expired':
      return isYoung
    case 'paid':
      return true
    case 'fulfilled':
    case 'refunded':
      return false
  }
}
