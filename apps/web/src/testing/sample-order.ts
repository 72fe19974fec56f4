import type { Order } from '@codedojo/contract'

/** A product order that was just paid. */
export function sampleOrder(facts: Partial<Order> = {}): Order {
  const now = new Date().toISOString()
  return {
    _id: 'order-1',
    number: 1001,
    kind: 'product',
    thing: { _id: 'product-1', name: 'Trace notebook', image: '' },
    amount: 34_900,
    currency: 'INR',
    state: 'fulfilled',
    provider: 'test',
    paymentId: 'pay_1',
    address: null,
    createdAt: now,
    reservedUntil: null,
    paidAt: now,
    fulfilledAt: now,
    refundedAt: null,
    shippedAt: null,
    tracking: '',
    refund: null,
    refundableUntil: null,
    ...facts,
  }
}

/** A refund request without an answer. */
export function sampleRefund(
  facts: Partial<NonNullable<Order['refund']>> = {},
): NonNullable<Order['refund']> {
  return {
    ...{ state: 'asked', reason: 'asked', amount: 34_900, note: 'Twice by mistake.', answer: '' },
    ...{ askedAt: new Date().toISOString(), doneAt: null },
    ...facts,
  }
}
