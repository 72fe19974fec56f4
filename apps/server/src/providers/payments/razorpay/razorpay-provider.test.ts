import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRazorpay, keys, startFakeRazorpay } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import { sign } from '../../../testing/fake-razorpay/message.ts'
import { PaymentProviderError } from '../payment-provider.ts'
import { makeRazorpay, type RazorpayProvider } from './razorpay-provider.ts'

let fake: FakeRazorpay
let razorpay: RazorpayProvider
beforeAll(async () => {
  fake = await startFakeRazorpay()
  razorpay = providerWith(keys.RAZORPAY_KEY_SECRET)
})
beforeEach(() => {
  fake.asked.length = 0
})
afterAll(() => fake[Symbol.asyncDispose]())

function providerWith(keySecret: string): RazorpayProvider {
  return makeRazorpay({
    keyId: keys.RAZORPAY_KEY_ID,
    keySecret,
    webhookSecrets: ['new-secret-1', 'old-secret-1'],
    baseUrl: fake.settings.RAZORPAY_BASE_URL ?? '',
  })
}

let receipts = 0
function newOrder(mayExist = false) {
  return { amountPaise: 49_900, receipt: `receipt-${receipts++}`, description: 'Mug', mayExist }
}

async function paid(status: 'captured' | 'authorized' | 'failed' = 'captured') {
  return fake.bank.pay(await razorpay.createOrder(newOrder()), status)
}

test('an order is made with our price and receipt', async () => {
  const id = await razorpay.createOrder({ ...newOrder(), receipt: 'mine' })

  expect(fake.bank.orders.get(id)).toMatchObject({ amount: 49_900, currency: 'INR', receipt: 'mine' })
})

test('an order whose answer was lost is found again by its receipt', async () => {
  const wanted = newOrder()
  fake.troubleAt(/^POST .*orders$/, { kind: 'lost' })
  await expect(razorpay.createOrder(wanted)).rejects.toThrow(PaymentProviderError)

  const id = await razorpay.createOrder({ ...wanted, mayExist: true })

  const made = [...fake.bank.orders.values()].filter(({ receipt }) => receipt === wanted.receipt)
  expect(made.map((order) => order.id)).toEqual([id])
})

test('an order of that receipt for another price is not taken', async () => {
  const wanted = newOrder()
  await razorpay.createOrder(wanted)

  const asking = razorpay.createOrder({ ...wanted, amountPaise: 100, mayExist: true })

  await expect(asking).rejects.toThrow(/not the one that was asked for/)
})

test.each([
  { kind: 'fault' },
  { kind: 'html' },
  { kind: 'throttled' },
  { kind: 'refused_line' },
  { kind: 'lost' },
  { kind: 'cut' },
  { kind: 'nonsense' },
] as const)('$kind is no refusal: the same may be asked again', async (trouble) => {
  const { id } = await paid()
  const fails = [
    () => razorpay.createOrder(newOrder()),
    () => razorpay.findPayment(id),
    () => razorpay.refund({ paymentId: id, amountPaise: 100, key: `key-of-${trouble.kind}` }),
  ]
  for (const ask of fails) {
    fake.troubleAt(/./, trouble)
    const failure = await ask().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PaymentProviderError)
    expect(failure).toMatchObject({ isRefusal: false })
    expect(JSON.stringify(failure) + String(failure)).not.toContain(keys.RAZORPAY_KEY_SECRET)
  }
})

test('wrong keys are no refusal either: the operator may correct them', async () => {
  const failure = await providerWith('another-secret')
    .check()
    .catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(PaymentProviderError)
  expect(failure).toMatchObject({ isRefusal: false })
  await expect(razorpay.check()).resolves.toBeUndefined()
})

test('what Razorpay refuses in its own words is a refusal', async () => {
  const failure = await razorpay
    .createOrder({ ...newOrder(), amountPaise: 99 })
    .catch((error: unknown) => error)

  expect(failure).toMatchObject({ isRefusal: true, message: expect.stringContaining('at least INR 1.00') })
})

test('a payment that the bank only holds is taken, once', async () => {
  const held = await paid('authorized')

  const first = await razorpay.findPayment(held.id)
  const [second] = await razorpay.paymentsOf(held.order_id)

  expect(first).toMatchObject({ id: held.id, state: 'captured', amountPaise: 49_900 })
  expect(second).toEqual(first)
  expect(fake.asked.filter((name) => name.endsWith('/capture'))).toHaveLength(1)
})

test('a second payment that is held for an order which is paid stays open', async () => {
  const held = await paid('authorized')
  fake.bank.pay(held.order_id)

  const found = await razorpay.findPayment(held.id)

  expect(found).toMatchObject({ state: 'open' })
})

test('a payment that was given back still counts as captured', async () => {
  const { id } = await paid()
  fake.bank.refund(id, { key: null })

  expect(await razorpay.findPayment(id)).toMatchObject({ state: 'captured', refundedPaise: 49_900 })
})

test.each(['pay_unknown', '../orders', 'order_1'])('there is no payment %s', async (id) => {
  expect(await razorpay.findPayment(id)).toBeNull()
})

test('a refund that is told twice under one key is made once', async () => {
  const { id } = await paid()
  const wanted = { paymentId: id, amountPaise: 49_900, key: 'refund-key-1' }
  fake.troubleAt(/refund$/, { kind: 'lost' })
  await expect(razorpay.refund(wanted)).rejects.toThrow(PaymentProviderError)

  const made = await razorpay.refund(wanted)

  expect(made).toMatchObject({ paymentId: id, amountPaise: 49_900, key: 'refund-key-1' })
  expect(await razorpay.refundsOf(id)).toEqual([await razorpay.findRefund(made.id)])
})

test('only its own window and its own messages are believed, of today and of before the change', async () => {
  const { id, order_id } = await paid()
  const { signature } = fake.windowAnswer({ id, order_id })
  const body = Buffer.from('{"event":"order.paid"}')

  const isSigned = (by: string) =>
    razorpay.isSigned({ providerOrderId: order_id, paymentId: id, signature: by })
  expect(isSigned(signature)).toBe(true)
  expect(isSigned(signature.toUpperCase())).toBe(false)
  expect(isSigned('')).toBe(false)
  expect(razorpay.isMessage({ body, signature: sign(body, 'new-secret-1') })).toBe(true)
  expect(razorpay.isMessage({ body, signature: sign(body, 'old-secret-1') })).toBe(true)
  expect(razorpay.isMessage({ body, signature: sign(body, keys.RAZORPAY_KEY_SECRET) })).toBe(false)
})
