import type { SahayakFacts } from '../../sahayak/sahayak-facts.ts'
import { dayText } from './day-text.ts'

type Order = SahayakFacts['orders'][number]

/** The state of one order: number, payment, delivery and refund. Dates are in the given time zone. */
export function orderSentence(order: Order, zone: string): string {
  const name = `Order ${order.number}, "${order.title}",`
  const refund = order.refund === null ? '' : ` ${order.refund}`
  if (order.paidAt === null)
    return `${name} of ${dayText(order.createdAt, zone)} ${unpaidWords(order)}${refund}`
  return `${name} was paid on ${dayText(order.paidAt, zone)}${deliveryWords(order, zone)}.${refund}`
}

function unpaidWords({ state }: Order): string {
  return state === 'expired' ? 'was not paid in time.' : 'is not paid.'
}

function deliveryWords({ kind, state, shippedAt, tracking }: Order, zone: string): string {
  if (state === 'refunded') return ', and the money was given back'
  if (state === 'paid') return ', and what you bought has not been given to you yet'
  if (kind !== 'product') return ', and it is yours'
  if (!shippedAt) return ' and has not been sent yet'
  return ` and was sent on ${dayText(shippedAt, zone)}${tracking === '' ? '' : ` (the carrier's number: ${tracking})`}`
}

/** Whether and how the buyer can request a refund of an order now. */
export function refundSentence(order: Order, { zone, now }: { zone: string; now: Date }): string {
  const { refund, refundableUntil, paidAt } = order
  const stands = orderSentence(order, zone)
  if (refund !== null || order.state === 'refunded') return stands
  if (paidAt === null) return `${stands} So there is nothing to give back.`
  if (refundableUntil === null || refundableUntil < now)
    return `${stands} The 30 days in which the money can be asked back are over.`
  return `${stands} Until ${dayText(refundableUntil, zone)} you can ask for the money back: **Ask for a refund** stands below its receipt on the page **Orders**. An admin decides.`
}

/**
 * Sorts orders by urgency for the buyer: goods to be shipped, paid but not delivered, unpaid; otherwise in the given
 * order.
 */
export function sortByUrgency(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => waitingOf(one) - waitingOf(other))
}

function waitingOf({ kind, state, shippedAt }: Order): number {
  const isGoods = kind === 'product'
  if (isGoods && shippedAt === null && (state === 'paid' || state === 'fulfilled')) return 0
  if (state === 'paid') return 1
  if (isGoods && state === 'created') return 2
  if (isGoods && state === 'fulfilled') return 3
  return isGoods ? 4 : 5
}
