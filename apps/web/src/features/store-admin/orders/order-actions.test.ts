import { expect, test } from 'vitest'
import { availableActions, isAwaitingShipment, type ManagedOrderDetail } from './order-actions.ts'

const time = '2026-01-01T00:00:00.000Z'
type Refund = ManagedOrderDetail['refunds'][number]

function refund(facts: Partial<Refund>): Refund {
  const ids = { _id: 'r1', paymentId: 'pay_1', providerRefundId: null }
  return {
    ...ids,
    state: 'asked',
    reason: 'asked',
    amount: 1,
    note: '',
    answer: '',
    askedAt: time,
    doneAt: null,
    ...facts,
  }
}

function order(facts: Partial<ManagedOrderDetail> = {}): ManagedOrderDetail {
  return {
    ...{ _id: 'o1', number: 1001, kind: 'product', thing: { _id: 'p1', name: 'Mug', image: '' } },
    ...{ amount: 44_900, currency: 'INR', state: 'fulfilled', provider: 'test', paymentId: 'pay_1' },
    ...{ address: null, createdAt: time, reservedUntil: null, paidAt: time, fulfilledAt: time },
    ...{ refundedAt: null, shippedAt: null, tracking: '', refund: null, refundableUntil: null },
    ...{ buyer: null, providerOrderId: 'order_1', payments: [], refunds: [] },
    ...facts,
  }
}

const withRefunds = (...refunds: Refund[]) => order({ refund: refunds.at(-1) ?? null, refunds })

test.each([
  ['bought', order(), ['ship', 'refund']],
  ['shipped', order({ shippedAt: time }), ['refund']],
  ['premium', order({ kind: 'premium' }), ['refund']],
  ['free', order({ amount: 0, paymentId: null }), ['ship']],
  ['unpaid', order({ state: 'created', paymentId: null }), []],
  ['refunded', order({ state: 'refunded' }), []],
  ['asked', withRefunds(refund({})), ['approve', 'decline', 'ship']],
  ['declined', withRefunds(refund({ state: 'declined' })), ['ship', 'refund']],
  ['being sent', withRefunds(refund({ state: 'sending' })), []],
  ['refused by the provider', withRefunds(refund({ state: 'failed' })), ['retry', 'ship']],
  ['tried anew', withRefunds(refund({ state: 'failed' }), refund({ state: 'sent' })), []],
] as const)('an order that is %s allows what makes sense', (_, given, acts) => {
  expect(availableActions(given)).toEqual(acts)
})

test.each([
  ['bought', order(), true],
  ['asked back', withRefunds(refund({})), false],
  ['not taken back', withRefunds(refund({ state: 'declined' })), true],
  ['on its way back', withRefunds(refund({ state: 'sent' })), false],
  ['shipped', order({ shippedAt: time }), false],
] as const)('an order that is %s waits to be sent: %s', (_, given, waits) => {
  expect(isAwaitingShipment(given)).toBe(waits)
})
