import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderPayment, RazorpayMessage } from '../../../providers/payments/index.ts'
import { lockOrderByProviderId } from '../lock-order.ts'
import { adoptRefund } from '../refunds/adopt-refund.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const { order, payment, webhookEvent } = schema

export interface WebhookEvent {
  /** The provider's id of the event, the same for each retry. */
  readonly id: string
  readonly message: RazorpayMessage
}

/**
 * Processes a webhook message of the provider, and stores its id in the same transaction, so that a retry does nothing.
 * Messages arrive in any order. Returns the settlement of the payment in it; null where it has none, or was processed
 * before.
 */
export async function handleWebhookEvent(
  { queries }: Database,
  { id, message }: WebhookEvent,
): Promise<Settlement | null> {
  return queries.transaction(async (tx) => {
    const [row] = await tx
      .insert(webhookEvent)
      .values({ id, event: message.event, effect: '' })
      .onConflictDoNothing()
      .returning({ id: webhookEvent.id })
    if (!row) return null
    const { effect, settled } = await act(tx, message)
    await tx.update(webhookEvent).set({ effect }).where(eq(webhookEvent.id, id))
    return settled ?? null
  })
}

interface Outcome {
  /** The result in a word, for tracing a payment. */
  readonly effect: string
  readonly settled?: Settlement
}

async function act(tx: Transaction, message: RazorpayMessage): Promise<Outcome> {
  const { event, payment: paid } = message
  switch (event) {
    case 'order.paid':
    case 'payment.captured':
      return paid ? settle(tx, paid) : { effect: 'unreadable' }
    case 'payment.authorized':
      return paid ? askSoon(tx, paid) : { effect: 'unreadable' }
    case 'payment.failed':
      return paid ? noteFailure(tx, paid) : { effect: 'unreadable' }
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      return refund(tx, message)
    default:
      return { effect: event === 'unreadable' ? event : 'ignored' }
  }
}

async function settle(tx: Transaction, paid: ProviderPayment): Promise<Outcome> {
  if (paid.state !== 'captured') return { effect: 'ignored' }
  const settled = await settlePayment(tx, { paid, source: 'webhook' })
  return { effect: settled.kind, settled }
}

/** A refund may be reported before its payment: the message contains the payment, which is stored first. */
async function refund(tx: Transaction, { payment: paid, refund: made }: RazorpayMessage): Promise<Outcome> {
  if (!made) return { effect: 'unreadable' }
  const { settled } = paid ? await settle(tx, paid) : {}
  const isKnown = await adoptRefund(tx, made)
  return { effect: isKnown ? `refund ${made.state}` : 'unknown', ...(settled && { settled }) }
}

/** The payment is authorised, not captured: the order check captures it. */
async function askSoon(tx: Transaction, { providerOrderId }: ProviderPayment): Promise<Outcome> {
  if (providerOrderId === null) return { effect: 'unknown' }
  const [row] = await tx
    .update(order)
    .set({ nextCheckAt: new Date() })
    .where(and(eq(order.providerOrderId, providerOrderId), inArray(order.state, ['created', 'expired'])))
    .returning({ id: order.id })
  return { effect: row ? 'to be taken' : 'ignored' }
}

/** Only recorded: the same payment may still succeed. */
async function noteFailure(tx: Transaction, failed: ProviderPayment): Promise<Outcome> {
  const { id, providerOrderId, amountPaise, currency, method, error } = failed
  const found = providerOrderId === null ? null : await lockOrderByProviderId(tx, providerOrderId)
  if (!found) return { effect: 'unknown' }
  const facts = { amountPaise, currency, method, error, state: 'failed', source: 'webhook' } as const
  await tx
    .insert(payment)
    .values({ id, orderId: found.id, ...facts })
    .onConflictDoNothing()
  return { effect: 'noted' }
}

/**
 * Deletes messages older than three months. Providers retry for a day at most, and a later retry would find its payment
 * booked.
 */
export async function sweepWebhookMessages({ pool }: Database): Promise<void> {
  await pool.query("delete from webhook_event where received_at < now() - interval '90 days'")
}
