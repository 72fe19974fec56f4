import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { expect, test } from 'vitest'
import { startFakeRazorpay } from '../../testing/fake-razorpay/fake-razorpay.ts'
import { startApp } from '../../testing/start-app.ts'
import { paymentsPart } from './payments-part.ts'

test('without keys it is said that no money moves', async () => {
  await using server = await startApp()

  expect(await paymentsPart(server.context, true)).toMatchObject({
    works: true,
    detail: expect.stringContaining('no money moves'),
  })
})

test.each([
  [
    'at a public address',
    { PUBLIC_URL: 'https://dojo.example.org' },
    expect.stringContaining('RAZORPAY_KEY_ID'),
  ],
  ['on purpose', { TEST_CHECKOUT: 'off' }, null],
])('that no payments are taken is told, %s', async (_, settings, cure) => {
  await using server = await startApp(settings)

  expect(await paymentsPart(server.context, true)).toEqual({
    works: true,
    detail: expect.stringContaining('Payments are off'),
    cure,
  })
})

test('Razorpay is asked now and then, and keys that it does not know are told', async () => {
  await using fake = await startFakeRazorpay()
  await using server = await startApp(fake.settings)
  await using wrong = await startApp({ ...fake.settings, RAZORPAY_KEY_SECRET: 'another-secret' })

  const parts = await Promise.all([1, 2, 3].map(() => paymentsPart(server.context, true)))

  expect(parts.map(({ works }) => works)).toEqual([true, true, true])
  expect(fake.asked).toEqual(['GET /v1/orders'])
  expect(await paymentsPart(wrong.context, true)).toMatchObject({ works: false })
})

test('a refund that failed is told until the money went back', async () => {
  await using server = await startApp()
  const { queries } = server.database
  const [orderId, paymentId] = [randomUUID(), 'pay_1']
  const thing = { itemId: randomUUID(), itemName: 'Mug', amountPaise: 100 }
  await queries.insert(schema.order).values({ id: orderId, kind: 'product', ...thing, provider: 'test' })
  const facts = { orderId, amountPaise: 100 }
  await queries
    .insert(schema.payment)
    .values({ ...facts, id: paymentId, state: 'captured', currency: 'INR', source: 'verify' })
  await queries.insert(schema.ledgerEntry).values({
    ...{ ...facts, id: randomUUID(), key: 'capture:pay_1', debit: 'gateway', credit: 'pending' },
  })
  const refund = { ...facts, paymentId, reason: 'sold_out' } as const
  await queries.insert(schema.refund).values({ ...refund, id: randomUUID(), state: 'failed' })
  expect((await paymentsPart(server.context, true)).detail).toContain('Some refunds failed.')

  await queries.insert(schema.refund).values({ ...refund, id: randomUUID(), state: 'sending' })

  expect((await paymentsPart(server.context, true)).detail).not.toContain('refunds failed')
})

test('books that do not agree with the orders are told', async () => {
  await using server = await startApp()
  const order = { id: randomUUID(), itemId: randomUUID(), itemName: 'Mug', amountPaise: 100 }
  const paid = { state: 'fulfilled', paymentId: 'pay_1', fulfilledAt: new Date() } as const
  await server.database.queries
    .insert(schema.order)
    .values({ ...order, ...paid, kind: 'product', provider: 'test' })

  expect(await paymentsPart(server.context, true)).toMatchObject({
    works: false,
    detail: 'The books do not agree with the orders.',
  })
})
