import type { PaymentOrder, PremiumState } from '@codedojo/contract'
import { afterEach, expect, test, vi } from 'vitest'
import type { RazorpayOptions } from '../../shared/payments/open-checkout.ts'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { sampleUser } from '../../testing/samples.ts'
import { buyPremium, type UpgradeStep } from './buy-premium.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const premiumId = '6f1f7d0e-0000-4000-8000-000000000001'
const none: PremiumState = { isPremium: false, id: premiumId, expiresAt: null }
const on: PremiumState = { isPremium: true, id: premiumId, expiresAt: '2027-11-21T10:00:00.000Z' }
const noCourses = { courses: [], purchasedDate: null }
const order: PaymentOrder = {
  id: 'order_1',
  amount: 200_000,
  currency: 'INR',
  orderId: 'our-order',
  orderNumber: 1001,
  name: 'Premium, one year',
  state: 'created',
  reservedUntil: null,
  heldSeconds: null,
  checkout: { provider: 'test', key: 'key_1', script: '/test-checkout.js' },
}

const details = 'POST /api/premium/premiumdetails'
const subscription = `GET /api/premium/subscription/${premiumId}`
const verification = 'POST /api/goodies/paymentverify'
const activation = `GET /api/premium/activatepremium/${premiumId}`

/** A payment window in which the user performs one action. */
function openWindowThat(act: (options: RazorpayOptions) => void): void {
  class Razorpay {
    private readonly options: RazorpayOptions
    constructor(options: RazorpayOptions) {
      this.options = options
    }
    on() {}
    open() {
      act(this.options)
    }
  }
  vi.stubGlobal('Razorpay', Razorpay)
}

const pays = ({ handler, order_id }: RazorpayOptions) =>
  handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: order_id, razorpay_signature: 'signed' })

async function buy({ isRenewal = false } = {}) {
  const steps: UpgradeStep[] = []
  const end = await buyPremium({ user: sampleUser(), isRenewal, onStep: (step) => steps.push(step) })
  return { end, steps }
}

test('a payment is handed in for the premium id, premium is activated, and its end is told', async () => {
  const success = { success: true, orderId: 'our-order', orderNumber: 1001 }
  const requests = answerCalls({
    [details]: () => answer({ ...none, ...noCourses }),
    [subscription]: () => answer(order),
    [verification]: () => answer(success),
    [activation]: () => answer({ ...on, message: 'Premium is on.' }),
  })
  openWindowThat(pays)

  const { end, steps } = await buy()

  expect(end).toEqual({ kind: 'premium', state: expect.objectContaining(on) })
  expect(steps).toEqual(['ordering', 'paying', 'verifying'])
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/premium/premiumdetails',
    `/api/premium/subscription/${premiumId}`,
    '/api/goodies/paymentverify',
    `/api/premium/activatepremium/${premiumId}`,
  ])
  expect(await requests[2]?.json()).toEqual({
    productId: premiumId,
    order_id: 'order_1',
    payment_id: 'pay_1',
    signature: 'signed',
  })
})

test('who is premium already is not asked to pay, unless they renew', async () => {
  const requests = answerCalls({
    [details]: () => answer({ ...on, ...noCourses }),
    [subscription]: () => answer(order),
  })
  openWindowThat(({ modal }) => modal.ondismiss())

  const { end } = await buy()
  const asked = requests.length
  const renewal = await buy({ isRenewal: true })

  expect(end).toEqual({ kind: 'premium', state: expect.objectContaining(on) })
  expect(asked).toBe(1)
  expect(renewal.end).toEqual({ kind: 'dismissed' })
})

test('an activation that does not answer takes nothing away', async () => {
  const success = { success: true, orderId: 'our-order', orderNumber: 1001 }
  answerCalls({
    [details]: () => answer({ ...none, ...noCourses }),
    [subscription]: () => answer(order),
    [verification]: () => answer(success),
  })
  openWindowThat(pays)

  expect((await buy()).end).toEqual({ kind: 'premium', state: null })
})

const failed = 'Failed to initialize payment'
test.each([
  ['the server knows no premium id', { [details]: () => answer({ ...none, ...noCourses, id: '' }) }, null],
  ['the server does not answer', {}, 'No connection to the server. Try again when it is back.'],
  [
    'the order is refused',
    {
      [details]: () => answer({ ...none, ...noCourses }),
      [subscription]: () => refuse({ code: 'too_many_requests', message: 'Too many orders.' }),
    },
    'Too many orders.',
  ],
  [
    'the provider cannot be reached',
    {
      [details]: () => answer({ ...none, ...noCourses }),
      [subscription]: () => refuse({ code: 'payment_unavailable', message: failed }),
    },
    null,
  ],
])('the payment is not begun when %s', async (_, answers, detail) => {
  answerCalls(answers)

  expect((await buy()).end).toEqual({ kind: 'failed', message: failed, detail })
})

test('the payment is not begun when its window cannot be opened', async () => {
  answerCalls({ [details]: () => answer({ ...none, ...noCourses }), [subscription]: () => answer(order) })
  openWindowThat(() => {
    throw new Error('blocked')
  })

  expect((await buy()).end).toEqual({ kind: 'failed', message: failed, detail: null })
})

test('a refused payment is named, and one that nobody has confirmed waits', async () => {
  const begun = { [details]: () => answer({ ...none, ...noCourses }), [subscription]: () => answer(order) }
  openWindowThat(pays)

  const message = 'Payment verification failed'
  answerCalls({ ...begun, [verification]: () => refuse({ code: 'payment_refused', message }) })
  const refused = await buy()
  answerCalls(begun)
  const unanswered = await buy()

  expect(refused.end).toEqual({ kind: 'failed', message, detail: null })
  expect(unanswered.end).toMatchObject({
    kind: 'pending',
    message: expect.stringContaining('Error verifying payment'),
  })
})
