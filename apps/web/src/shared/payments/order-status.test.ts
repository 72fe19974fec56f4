import type { Order } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleOrder, sampleRefund } from '../../testing/sample-order.ts'
import { orderStatusOf } from './order-status.ts'

const day = 24 * 3_600_000
const yesterday = new Date(Date.now() - day).toISOString()

test.each<[string, Partial<Order>]>([
  ['Not paid', { state: 'created' }],
  ['Not paid in time', { state: 'expired' }],
  ['Paid', { state: 'paid' }],
  ['Paid', { state: 'fulfilled' }],
  ['Shipped', { state: 'fulfilled', shippedAt: yesterday }],
  ['Refund asked', { state: 'fulfilled', refund: sampleRefund() }],
  ['Paid', { state: 'fulfilled', refund: sampleRefund({ state: 'declined' }) }],
  ['Refund on its way', { state: 'paid', refund: sampleRefund({ state: 'sending', reason: 'sold_out' }) }],
  ['Refund failed', { state: 'fulfilled', refund: sampleRefund({ state: 'failed' }) }],
  ['Refunded', { state: 'refunded', refund: sampleRefund({ state: 'done' }) }],
])('%s is the word for %o', (word, facts) => {
  expect(orderStatusOf(sampleOrder(facts)).word).toBe(word)
})

test('an order whose money goes back says why', () => {
  const refund = sampleRefund({ state: 'done', reason: 'sold_out' })

  expect(orderStatusOf(sampleOrder({ state: 'refunded', refund })).sentence).toMatch(/went to somebody else/)
})
