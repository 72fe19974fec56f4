import type { ErrorCode, PaymentOrder } from '@codedojo/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import type { RazorpayOptions } from './open-checkout.ts'
import { payOrder } from './pay-order.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.Razorpay
})

const order: PaymentOrder = {
  ...{ id: 'order_1', amount: 34_900, currency: 'INR', orderId: 'o1', orderNumber: 12, name: 'Mug' },
  ...{ state: 'created', reservedUntil: null, heldSeconds: null },
  checkout: { provider: 'test', key: 'k', script: '/window.js' },
}
const options = { productId: 'p1', user: { name: 'Meera', emailId: 'meera@example.org', phone: '' } }
const signed = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 's' }

function windowThat(act: (options: RazorpayOptions) => void) {
  window.Razorpay = class {
    readonly open: () => void
    constructor(given: RazorpayOptions) {
      this.open = () => act(given)
    }
    close() {}
    on() {}
  }
}

test('a payment is handed in with what it is for', async () => {
  windowThat(({ handler }) => handler(signed))
  const requests = answerCalls({
    'POST /api/goodies/paymentverify': () => answer({ success: true, orderId: 'o1', orderNumber: 12 }),
  })

  expect(await payOrder(order, options)).toEqual({ kind: 'paid', orderId: 'o1', orderNumber: 12 })

  expect(await requests[0]?.json()).toEqual({
    ...{ productId: 'p1', order_id: 'order_1', payment_id: 'pay_1', signature: 's' },
  })
})

test.each<[ErrorCode, 'pending' | 'failed']>([
  ['payment_refused', 'failed'],
  ['order_refunded', 'failed'],
  ['payment_pending', 'pending'],
  ['payment_unavailable', 'pending'],
])('when the server answers %s, the end is %s in its words', async (code, kind) => {
  windowThat(({ handler }) => handler(signed))
  answerCalls({ 'POST /api/goodies/paymentverify': () => refuse({ code, message: 'Said so.' }) })

  expect(await payOrder(order, options)).toEqual({ kind, message: 'Said so.', orderId: 'o1' })
})

test('a server that does not answer may have taken the payment', async () => {
  windowThat(({ handler }) => handler(signed))
  answerCalls({})

  const end = await payOrder(order, options)

  expect(end).toMatchObject({ kind: 'pending', message: expect.stringMatching(/^Error verifying payment\./) })
})

test('a window that cannot be opened is told in the words of the specification', async () => {
  windowThat(() => {
    throw new Error('broken')
  })

  expect(await payOrder(order, options)).toMatchObject({
    kind: 'failed',
    message: 'Failed to initialize payment',
  })
})

test('closing the window is no failure, unless the time to pay was over', async () => {
  windowThat(({ modal }) => modal.ondismiss())
  const late = { ...order, reservedUntil: new Date().toISOString(), heldSeconds: 0 }

  expect(await payOrder(order, options)).toEqual({ kind: 'dismissed', isTimeOver: false })
  expect(await payOrder(late, options)).toEqual({ kind: 'dismissed', isTimeOver: true })
})

test('a device whose clock is wrong has as much time to pay as every other', async () => {
  const timeouts: (number | undefined)[] = []
  windowThat(({ timeout, modal }) => {
    timeouts.push(timeout)
    modal.ondismiss()
  })
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const anHourAhead = new Date(Date.now() + 3_600_000).toISOString()

  for (const reservedUntil of [anHourAgo, anHourAhead]) {
    const end = await payOrder({ ...order, reservedUntil, heldSeconds: 872 }, options)
    expect(end).toEqual({ kind: 'dismissed', isTimeOver: false })
  }

  expect(timeouts).toEqual([872, 872])
})

test('what costs nothing needs no window', async () => {
  expect(await payOrder({ ...order, state: 'fulfilled' }, options)).toMatchObject({ kind: 'paid' })
})
