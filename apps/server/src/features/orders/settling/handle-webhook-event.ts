import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderPayment, RazorpayMessage } from '../../../providers/payments/index.ts'
import { lockOrderOfProvider } from '../lock-order.ts'
import { adoptRefund } from '../refunds/adopt-refund.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const { order, payment, webhookEvent } = schema

export interface WebhookEvent {
  /** The provider's id of the event: the same however often it is sent. */
  readonly id: string
  readonly message: RazorpayMessage
}

/**
 * Does what a message of the provider asks for, in one transaction with keeping its id: sent again, it does nothing. They
 * come in any order. Answers what came of the payment that it tells of; null where it tells of none, or came before.
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
  /** In a word, for whoever looks for a payment. */
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

/** Money came before its payment was told of: the message brings that along, and it is kept first. */
async function refund(tx: Transaction, { payment: paid, refund: made }: RazorpayMessage): Promise<Outcome> {
  if (!made) return { effect: 'unreadable' }
  const { settled } = paid ? await settle(tx, paid) : {}
  const isKnown = await adoptRefund(tx, made)
  return { effect: isKnown ? `refund ${made.state}` : 'unknown', ...(settled && { settled }) }
}

/** Held for us at the bank: whoever asks about the order takes it. */
async function askSoon(tx: Transaction, { providerOrderId }: ProviderPayment): Promise<Outcome> {
  if (providerOrderId === null) return { effect: 'unknown' }
  const [row] = await tx
    .update(order)
    .set({ nextCheckAt: new Date() })
    .where(and(eq(order.providerOrderId, providerOrderId), inArray(order.state, ['created', 'expired'])))
    .returning({ id: order.id })
  return { effect: row ? 'to be taken' : 'ignored' }
}

/** Only noted: the same payment may succeed after all. */
async function noteFailure(tx: Transaction, failed: ProviderPayment): Promise<Outcome> {
  const { id, providerOrderId, amountPaise, currency, method, error } = failed
  const found = providerOrderId === null ? null : await lockOrderOfProvider(tx, providerOrderId)
  if (!found) return { effect: 'unknown' }
  const facts = { amountPaise, currency, method, error, state: 'failed', source: 'webhook' } as const
  await tx
    .insert(payment)
    .values({ id, orderId: found.id, ...facts })
    .onConflictDoNothing()
  return { effect: 'noted' }
}

/**
 * Forgets messages of a quarter ago. Providers send one again for a day at most, and one that came back all the same would
 * find its payment booked.
 */
export async function sweepMessages({ pool }: Database): Promise<void> {
  await pool.query("delete from webhook_event where received_at < now() - interval '90 days'")
}
