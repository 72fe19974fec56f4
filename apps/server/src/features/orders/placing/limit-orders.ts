import type { Context } from '../../../context.ts'
import { spend } from '../../../http/rate-limit.ts'

/** Counts an order that somebody is about to make, of whatever kind. Throws `too_many_requests`. */
export function limitOrders({ database, config }: Context, userId: string): Promise<void> {
  const most = config.limits.ordersPerHour
  const rule = { name: 'order', most, windowSeconds: 3600, message: `At most ${most} orders an hour.` }
  return spend(database, rule, userId)
}
