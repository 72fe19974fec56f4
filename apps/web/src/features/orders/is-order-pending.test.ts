import type { Order } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleOrder, sampleRefund } from '../../testing/sample-order.ts'
import { isOrderPending } from './is-order-pending.ts'

const day = 24 * 3_600_000
const yesterday = new Date(Date.now() - day).toISOString()

test.each<[boolean, Partial<Order>]>([
  [true, { state: 'created' }],
  [false, { state: 'created', createdAt: yesterday }],
  [true, { state: 'expired' }],
  [true, { state: 'paid', createdAt: yesterday }],
  [false, { state: 'fulfilled' }],
  [true, { state: 'fulfilled', refund: sampleRefund({ state: 'sent' }) }],
  [false, { state: 'refunded' }],
])('whether it may go on without its buyer is %s for %o', (moves, facts) => {
  expect(isOrderPending(sampleOrder(facts))).toBe(moves)
})
