import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { PaymentProviderError } from '../../providers/payments/index.ts'
import type { OrderRow } from './lock-order.ts'
import type { OrderParts } from './place-order.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const { order } = schema

/** After a day without a payment nobody asks any more. Source: the provider's own messages end then, too. */
const longestWaitMs = 24 * 3_600_000

/**
 * Asks the provider about unpaid orders that are due, and settles what was paid without anybody telling. The gaps grow with
 * the age of the order. Answers what came of it.
 */
export async function checkOrders(parts: OrderParts): Promise<Settlement[]> {
  const settled: Settlement[] = []
  for (const row of await claimDue(parts.database)) settled.push(...(await checkOrder(parts, row)))
  return settled
}

/** Unpaid orders whose time to hold something is over give it free; a payment that comes later still counts. */
export async function expireOrders({ queries }: Database): Promise<void> {
  await queries
    .update(order)
    .set({ state: 'expired' })
    .where(
      and(eq(order.state, 'created'), isNotNull(order.reservedUntil), lte(order.reservedUntil, new Date())),
    )
}

async function claimDue({ queries }: Database): Promise<OrderRow[]> {
  return queries.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(order)
      .where(and(isNotNull(order.nextCheckAt), lte(order.nextCheckAt, new Date())))
      .orderBy(order.nextCheckAt)
      .limit(50)
      .for('update', { skipLocked: true })
    for (const row of due) {
      await tx
        .update(order)
        .set({ nextCheckAt: nextCheckOf(row) })
        .where(eq(order.id, row.id))
    }
    const isOver = due
      .filter((row) => nextCheckOf(row) === null && row.state === 'created')
      .map(({ id }) => id)
    if (isOver.length > 0) await tx.update(order).set({ state: 'expired' }).where(inArray(order.id, isOver))
    return due
  })
}

function nextCheckOf({ createdAt }: OrderRow): Date | null {
  const ageMs = Date.now() - createdAt.getTime()
  if (ageMs > longestWaitMs) return null
  return new Date(Date.now() + Math.max(60_000, ageMs / 4))
}

async function checkOrder({ database, payments }: OrderParts, row: OrderRow): Promise<Settlement[]> {
  if (row.providerOrderId === null) return []
  try {
    const paid = await payments.of(row.provider).paymentsOf(row.providerOrderId)
    const settled: Settlement[] = []
    for (const each of paid.filter(({ state }) => state === 'captured')) {
      const outcome = await database.queries.transaction((tx) =>
        settlePayment(tx, { paid: each, source: 'reconciler' }),
      )
      settled.push(outcome)
    }
    return settled
  } catch (error) {
    // Asked again at the next check.
    if (error instanceof PaymentProviderError) return []
    throw error
  }
}
