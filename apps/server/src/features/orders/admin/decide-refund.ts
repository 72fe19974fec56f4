import type { RefundState } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { formatRupees, mailBuyer, testPaymentNote } from '../mails/mail-buyer.ts'
import { openRefund } from '../refunds/open-refund.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import type { RefundRow } from '../show-order.ts'

const { refund } = schema

// How it works: the order is locked, so that two admins, or an admin and a shipment, are serialised; the database
// allows one open refund per payment. Approval only records the decision: the refund is then sent like an automatic
// one, and tried at once, so that the response can tell its state.

export interface Decision {
  readonly orderId: string
  readonly actorId: string
  readonly approve: boolean
  /** Message to the buyer; may be empty. */
  readonly answer: string
}

/**
 * Approves or declines a refund of an order; returns the result in a sentence. Throws `not_refundable` when there is
 * nothing to refund, or nothing was requested.
 */
export async function decideRefund(context: Context, decision: Decision): Promise<string> {
  const { row, refundId } = await keepDecision(context.database, decision)
  if (!decision.approve) {
    await mailDecline(context, row, decision.answer)
    return 'The request was declined, and the buyer was told.'
  }
  await sendRefunds(context, refundId)
  const back = await findRefund(context.database, refundId)
  if (back.state !== 'failed') await mailApproval(context, row, { ...back, answer: decision.answer })
  return outcomes[back.state]
}

const outcomes = {
  asked: 'The refund was approved.',
  declined: 'The request was declined, and the buyer was told.',
  sending: 'The refund was approved. The payment provider is told as soon as it answers.',
  sent: 'The refund was approved, and the payment provider pays it back.',
  done: 'The money is back with the buyer.',
  failed: 'The payment provider refused to pay it back. Look at the order.',
} as const satisfies Record<RefundState, string>

interface StoredDecision {
  readonly row: OrderRow
  readonly refundId: string
}

async function keepDecision({ queries }: Database, decision: Decision): Promise<StoredDecision> {
  const { orderId, actorId, approve } = decision
  return queries.transaction(async (tx) => {
    const row = await lockOrder(tx, orderId)
    if (!row) throw new AppError('order_not_found', 'There is no such order.')
    const refundId = approve ? await storeApproval(tx, row, decision) : await keepDecline(tx, decision)
    await recordEvent(tx, {
      actorId,
      action: approve ? 'order.refund_approved' : 'order.refund_declined',
      subject: { kind: 'order', id: orderId, name: row.itemName },
      after: { number: row.number, userId: row.userId },
    })
    return { row, refundId }
  })
}

async function keepDecline(tx: Transaction, { orderId, actorId, answer }: Decision): Promise<string> {
  const [declined] = await tx
    .update(refund)
    .set({ state: 'declined', answer, decidedById: actorId, decidedAt: new Date() })
    .where(and(eq(refund.orderId, orderId), eq(refund.state, 'asked')))
    .returning({ id: refund.id })
  if (!declined) throw notRefundable('Nobody asked for the money of this order.')
  return declined.id
}

/**
 * Amount: for a request the rest of the price; else what the provider rejected, once more; else the rest of the price.
 */
async function storeApproval(
  tx: Transaction,
  row: OrderRow,
  { actorId: decidedById, answer }: Decision,
): Promise<string> {
  const known = await tx
    .select()
    .from(refund)
    .where(eq(refund.orderId, row.id))
    .orderBy(desc(refund.askedAt), desc(refund.id))
  const left = row.amountPaise - row.refundedPaise
  const asked = known.find(({ state }) => state === 'asked')
  if (asked && left > 0) return approveAsked(tx, asked, { decidedById, answer, amountPaise: left })
  const { id: orderId } = row
  const failed = known.find((each) => isFinalRejection(each, known))
  const opened = failed ?? wholeOf(row, known)
  if (!opened || opened.amountPaise <= 0) throw notRefundable('There is nothing to give back.')
  const { paymentId, amountPaise, reason } = opened
  await openRefund(tx, { orderId, paymentId, amountPaise, reason, decidedById, answer })
  return newestOf(tx, paymentId)
}

async function approveAsked(
  tx: Transaction,
  asked: RefundRow,
  facts: { readonly decidedById: string; readonly answer: string; readonly amountPaise: number },
): Promise<string> {
  const now = new Date()
  await tx
    .update(refund)
    .set({ ...facts, state: 'sending', decidedAt: now, nextTryAt: now })
    .where(eq(refund.id, asked.id))
  return asked.id
}

/** Whether the provider rejected this refund, and it was not retried since. */
function isFinalRejection(row: RefundRow, known: readonly RefundRow[]): boolean {
  const others = known.filter(({ paymentId }) => paymentId === row.paymentId)
  return row.state === 'failed' && others.every(({ state }) => state === 'failed' || state === 'declined')
}

function wholeOf(row: OrderRow, known: readonly RefundRow[]) {
  const isInHand = known.some(
    ({ paymentId, state }) => paymentId === row.paymentId && (state === 'sending' || state === 'sent'),
  )
  if (row.state !== 'fulfilled' || row.paymentId === null || isInHand) return null
  const amountPaise = row.amountPaise - row.refundedPaise
  return { paymentId: row.paymentId, amountPaise, reason: 'admin' } as const
}

async function newestOf(tx: Transaction, paymentId: string): Promise<string> {
  const [row] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.state, 'sending')))
  if (!row) throw new Error(`The refund of "${paymentId}" was not opened.`)
  return row.id
}

async function findRefund({ queries }: Database, id: string): Promise<RefundRow> {
  const [row] = await queries.select().from(refund).where(eq(refund.id, id))
  if (!row) throw new Error(`The refund "${id}" went away.`)
  return row
}

function mailDecline(context: Context, row: OrderRow, answer: string): Promise<void> {
  return mailBuyer(context, row, {
    subject: `Order ${row.number}: your refund request`,
    lines: [
      `your request for the money of order ${row.number}, "${row.itemName}", was declined.`,
      ...(answer === '' ? [] : ['', answer]),
    ],
  })
}

function mailApproval(
  context: Context,
  row: OrderRow,
  { amountPaise, state, answer }: Pick<RefundRow, 'amountPaise' | 'state' | 'answer'>,
): Promise<void> {
  const amount = formatRupees(amountPaise)
  return mailBuyer(context, row, {
    subject: `Order ${row.number}: your refund`,
    lines: [
      state === 'done'
        ? `${amount} of order ${row.number}, "${row.itemName}", went back the way it came.`
        : `${amount} of order ${row.number}, "${row.itemName}", is on its way back, the way it came.`,
      ...testPaymentNote(row),
      ...(answer === '' ? [] : ['', answer]),
    ],
  })
}

function notRefundable(message: string): AppError {
  return new AppError('not_refundable', message)
}
