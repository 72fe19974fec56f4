import type { Transaction } from '@codedojo/db'
import { checkRateLimit } from '../../../http/rate-limit.ts'

/** Counts a new order for the rate limit; the count is rolled back with the order. Throws `too_many_requests`. */
export function limitOrders(tx: Transaction, userId: string, perHour: number): Promise<void> {
  const message = `At most ${perHour} orders an hour.`
  return checkRateLimit(tx, { name: 'order', most: perHour, windowSeconds: 3600, message }, userId)
}
