import type { Order } from '@codedojo/contract'
import { serverNow } from '../../lib/api/server-clock.ts'

/** Within this time, in milliseconds, the server finds an unreported payment by asking the provider. */
const watchedMs = 60 * 60_000

/** Whether an order may change without its buyer: a payment may be found, or a refund is in progress. */
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
