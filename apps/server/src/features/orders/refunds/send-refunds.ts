import { type Database, passFailpoint, schema } from '@codedojo/db'
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderRefund,
} from '../../../providers/payments/index.ts'
import { forEachRow } from '../fulfilment/for-each-row.ts'
import { lockOrder } from '../lock-order.ts'
import { adoptRefund } from './adopt-refund.ts'
import type { RefundRow } from './record-refund.ts'
import { retryDelayMs, storeRefundStep } from './store-refund-step.ts'

const { order, refund } = schema

/**
 * Processes the refunds that are due, at most 20 at a time: sends each to the provider, or asks for its state. An
 * unexpected error of one does not stop the others, and is thrown at the end. `onlyId`: process only this one.
 */
export async function sendRefunds(context: Context, onlyId?: string): Promise<void> {
  const due = await claimDue(context.database, onlyId)
  await forEachRow(due, (row) => sendRefund(context, row))
}

/** A claim lasts a minute; then another server may retry. The provider's idempotency key prevents a double refund. */
async function claimDue({ queries }: Database, onlyId?: string): Promise<RefundRow[]> {
  const isMeant = onlyId === undefined ? undefined : eq(refund.id, onlyId)
  return queries.transaction(async (tx) => {
    const due = await tx
      .select({ id: refund.id })
      .from(refund)
      .where(and(isNotNull(refund.nextTryAt), lte(refund.nextTryAt, new Date()), isMeant))
      .orderBy(refund.nextTryAt)
      .limit(20)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(refund)
      .set({ nextTryAt: new Date(Date.now() + 60_000), tries: sql`${refund.tries} + 1` })
      .where(
        inArray(
          refund.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

async function sendRefund({ database, payments }: Context, row: RefundRow): Promise<void> {
  const { queries } = database
  const [paidTo] = await queries
    .select({ provider: order.provider })
    .from(order)
    .where(eq(order.id, row.orderId))
  if (!paidTo) throw new Error(`The refund "${row.id}" is for no order.`)
  const provider = payments.of(paidTo.provider)
  try {
    const made = await askFor(provider, row)
    passFailpoint('refund-after-provider')
    await keepStep(database, row, made)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await storeFailure(database, row, error)
  }
}

async function askFor(provider: PaymentProvider, row: RefundRow): Promise<ProviderRefund> {
  const made = row.providerRefundId === null ? null : await provider.findRefund(row.providerRefundId)
  if (made) return made
  const { id, paymentId, amountPaise } = row
  try {
    return await provider.refund({ paymentId, amountPaise, key: id })
  } catch (error) {
    if (!(error instanceof PaymentProviderError && error.isRefusal)) throw error
    const twin = twinOf(row, await provider.refundsOf(paymentId))
    if (!twin) throw error
    return twin
  }
}

/**
 * The refund that exists already, so that the provider rejected this one: ours, or one made in the provider's
 * dashboard.
 */
function twinOf({ id, amountPaise }: RefundRow, all: readonly ProviderRefund[]): ProviderRefund | null {
  const live = all.filter((one) => one.state !== 'failed' && one.amountPaise === amountPaise)
  return live.find(({ key }) => key === id) ?? live.find(({ key }) => key === null) ?? null
}

async function keepStep({ queries }: Database, row: RefundRow, made: ProviderRefund): Promise<void> {
  await queries.transaction(async (tx) => {
    const found = await lockOrder(tx, row.orderId)
    if (!found) throw new Error(`The refund "${row.id}" is for no order.`)
    const [known] = await tx.select().from(refund).where(eq(refund.providerRefundId, made.id))
    if (!known || known.id === row.id) return storeRefundStep(tx, { found, row, made })
    // That refund has a row of its own for the same money.
    await adoptRefund(tx, made)
    const lastError = 'The money went back by another refund.'
    await tx
      .update(refund)
      .set({ state: 'declined', nextTryAt: null, lastError })
      .where(eq(refund.id, row.id))
  })
}

/** A rejection by the provider needs an admin; every other error is retried. */
async function storeFailure(
  { queries }: Database,
  row: RefundRow,
  error: PaymentProviderError,
): Promise<void> {
  await queries
    .update(refund)
    .set({
      lastError: error.message,
      ...(error.isRefusal
        ? { state: 'failed' as const, nextTryAt: null }
        : { nextTryAt: new Date(Date.now() + retryDelayMs(row.tries)) }),
    })
    .where(and(eq(refund.id, row.id), inArray(refund.state, ['sending', 'sent'])))
}
