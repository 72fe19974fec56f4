import type { Overview, WaitingWork } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, countDistinct, eq, min, sql } from 'drizzle-orm'
import { orderFilterCondition } from './order-conditions.ts'

const { order, refund } = schema

interface WaitingOrders extends Pick<WaitingWork, 'kind' | 'count'> {
  readonly since: Date
}

/** Orders that need an admin's action, and since when, by the filter that lists them. */
export async function listWaitingOrders({ queries }: Database): Promise<WaitingOrders[]> {
  const refundsIn = (state: 'asked' | 'failed') =>
    queries
      .select({ count: countDistinct(order.id), since: min(refund.askedAt) })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(and(eq(refund.state, state), orderFilterCondition(`refund_${state}`)))
  const unsent = queries
    .select({ count: count(), since: min(order.fulfilledAt) })
    .from(order)
    .where(and(eq(order.state, 'fulfilled'), orderFilterCondition('to_ship')))
  const [[toShip], [asked], [failed]] = await Promise.all([unsent, refundsIn('asked'), refundsIn('failed')])
  const found = [
    { kind: 'to_ship', ...toShip },
    { kind: 'refunds_asked', ...asked },
    { kind: 'refunds_failed', ...failed },
  ] as const
  return found.map(({ kind, count = 0, since }) => ({ kind, count, since: since ?? new Date() }))
}

/** Excludes refunded ones. */
export async function countPaidOrders({ queries }: Database): Promise<Overview['orders']> {
  const [row] = await queries
    .select({
      paid: count(),
      paidThisWeek:
        sql<number>`count(*) filter (where ${order.fulfilledAt} > now() - interval '7 days')`.mapWith(Number),
    })
    .from(order)
    .where(eq(order.state, 'fulfilled'))
  return row ?? { paid: 0, paidThisWeek: 0 }
}
