import type { SahayakFacts } from '../../sahayak/sahayak-facts.ts'
import { dayWords } from './day-words.ts'

type Order = SahayakFacts['orders'][number]

/** How one order stands, by its number, its payment, its way to the buyer and its refund. */
export function orderSentence(order: Order): string {
  const name = `Order ${order.number}, "${order.title}",`
  const refund = order.refund === null ? '' : ` ${order.refund}`
  if (order.paidAt === null) return `${name} of ${dayWords(order.createdAt)} ${unpaidWords(order)}${refund}`
  return `${name} was paid on ${dayWords(order.paidAt)}${deliveryWords(order)}.${refund}`
}

function unpaidWords({ state }: Order): string {
  return state === 'expired' ? 'was not paid in time.' : 'is not paid.'
}

function deliveryWords({ kind, state, shippedAt }: Order): string {
  if (state === 'refunded') return ', and the money was given back'
  if (state === 'paid') return ', and what you bought has not been given to you yet'
  if (kind !== 'product') return ', and it is yours'
  return shippedAt ? ` and was sent on ${dayWords(shippedAt)}` : ' and has not been sent yet'
}
