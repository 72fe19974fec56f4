import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { PaymentProviderError, type ProviderPayment } from '../../../providers/payments/index.ts'
import type { OrderRow } from '../lock-order.ts'
import { mailSettlement } from '../mails/mail-settlement.ts'
import { adoptRefund } from '../refunds/adopt-refund.ts'
import { forEachRow } from './for-each-row.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const { order } = schema

/**
 * An order without payment for a day is no longer checked. Source: the provider stops its webhook retries then, too.
 */
const longestWaitMs = 24 * 3_600_000

/** While the payment window may be open, an unreported payment is found within about a minute. */
const closelyMs = 20 * 60_000

/**
 * Asks the provider about the orders that are due, at most 50 at a time, and settles unreported payments and refunds.
 * The interval grows with the age of the order. An error of one order does not stop the others, and is thrown at the
 * end.
 */
export async function checkOrders(context: Context): Promise<void> {
  await forEachRow(await claimDue(context.database), (row) => checkOrder(context, row))
}

/** Expired unpaid orders release their reservation; a later payment is still accepted. */
export async function expireOrders({ queries }: Database): Promise<void> {
  const due = and(
    eq(order.state, 'created'),
    isNotNull(order.reservedUntil),
    lte(order.reservedUntil, new Date()),
  )
  // Locked rows are being processed: skip them until the next run instead of waiting.
  const ids = queries.select({ id: order.id }).from(order).where(due).for('update', { skipLocked: true })
  await queries
    .update(order)
    .set({ state: 'expired' })
    .where(and(inArray(order.id, ids), due))
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
  return new Date(Date.now() + Math.max(60_000, (ageMs - closelyMs) / 4))
}

/** Checks one order, due or not. If the provider does not answer, nothing changes. */
export async function checkOrder(context: Context, row: OrderRow): Promise<void> {
  const { database, payments } = context
  if (row.providerOrderId === null) return
  try {
    const provider = payments.of(row.provider)
    const paid = await provider.paymentsOf(row.providerOrderId)
    for (const each of paid.filter(({ state }) => state === 'captured')) {
      await mailSettlement(context, await settle(database, each))
      if (each.refundedPaise === 0) continue
      for (const made of await provider.refundsOf(each.id)) {
        await database.queries.transaction((tx) => adoptRefund(tx, made))
      }
    }
  } catch (error) {
    // Retried at the next check.
    if (!(error instanceof PaymentProviderError)) throw error
  }
}

function settle({ queries }: Database, paid: ProviderPayment): Promise<Settlement> {
  return queries.transaction((tx) => settlePayment(tx, { paid, source: 'reconciler' }))
}
