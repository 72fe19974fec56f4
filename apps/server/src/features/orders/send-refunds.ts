import { type Database, passFailpoint, schema } from '@codedojo/db'
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderRefund,
} from '../../providers/payments/index.ts'
import type { OrderParts } from './place-order.ts'
import { recordRefund } from './record-refund.ts'

const { order, refund } = schema

type RefundRow = typeof refund.$inferSelect

/** Growing with every try, up to an hour. */
function gapMs(tries: number): number {
  return Math.min(15_000 * 2 ** tries, 3_600_000)
}

/** Takes the next step of every refund that is due: tells the provider, or asks how far it is. Answers how many it took. */
export async function sendRefunds(parts: OrderParts): Promise<number> {
  const due = await claimDue(parts.database)
  for (const row of due) await sendRefund(parts, row)
  return due.length
}

/** Whoever claims one has a minute for it; then another server may try. The provider does it once all the same. */
async function claimDue({ queries }: Database): Promise<RefundRow[]> {
  return queries.transaction(async (tx) => {
    const due = await tx
      .select({ id: refund.id })
      .from(refund)
      .where(and(isNotNull(refund.nextTryAt), lte(refund.nextTryAt, new Date())))
      .orderBy(refund.nextTryAt)
      .limit(20)
      .for('update', { skipLocked: true })
    const rows: RefundRow[] = []
    for (const { id } of due) {
      const soon = new Date(Date.now() + 60_000)
      const claimed = await tx
        .update(refund)
        .set({ nextTryAt: soon, tries: sql`${refund.tries} + 1` })
        .where(eq(refund.id, id))
        .returning()
      rows.push(...claimed)
    }
    return rows
  })
}

async function sendRefund({ database, payments }: OrderParts, row: RefundRow): Promise<void> {
  const { queries } = database
  const [paidTo] = await queries
    .select({ provider: order.provider })
    .from(order)
    .where(eq(order.id, row.orderId))
  if (!paidTo) throw new Error(`The refund "${row.id}" is for no order.`)
  try {
    const made = await askFor(payments.of(paidTo.provider), row)
    passFailpoint('refund-after-provider')
    await keepStep(database, row, made)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await keepFailure(database, row, error)
  }
}

async function askFor(provider: PaymentProvider, row: RefundRow): Promise<ProviderRefund> {
  const made = row.providerRefundId === null ? null : await provider.findRefund(row.providerRefundId)
  const { paymentId, amountPaise } = row
  return made ?? (await provider.refund({ paymentId, amountPaise, key: row.id }))
}

async function keepStep({ queries }: Database, row: RefundRow, made: ProviderRefund): Promise<void> {
  await queries.transaction(async (tx) => {
    const isOpen = made.state === 'pending'
    await tx
      .update(refund)
      .set({
        providerRefundId: made.id,
        state: made.state === 'failed' ? 'failed' : 'sent',
        nextTryAt: isOpen ? new Date(Date.now() + gapMs(row.tries)) : null,
        lastError: made.state === 'failed' ? 'The provider could not pay it back.' : '',
      })
      .where(and(eq(refund.id, row.id), sql`${refund.state} in ('sending', 'sent')`))
    if (made.state === 'done') await recordRefund(tx, row.id)
  })
}

/** What the provider refuses outright needs a person; everything else is tried again. */
async function keepFailure(
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
        : { nextTryAt: new Date(Date.now() + gapMs(row.tries)) }),
    })
    .where(and(eq(refund.id, row.id), sql`${refund.state} in ('sending', 'sent')`))
}
