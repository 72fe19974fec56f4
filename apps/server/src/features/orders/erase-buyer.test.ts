import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Visitor } from '../../testing/start-app.ts'
import { checkBooksAfterEach } from './testing/check-books.ts'
import { openMoneyTestbed } from './testing/money-testbed.ts'

const testbed = await openMoneyTestbed()
const admin = await testbed.server.signUpAdmin()
checkBooksAfterEach(testbed)

const address = {
  ...{ name: 'Ada Secret', line1: '1 Hidden Lane', line2: '', city: 'Pune', region: 'MH' },
  ...{ postcode: '411001', country: 'India', phone: '+91 5550100' },
}

async function erase(who: Visitor): Promise<void> {
  const answer = await admin.send('DELETE', `/user/deleteProfile/${who.user._id}`)
  expect(answer.statusCode).toBe(200)
}

async function rowOf(orderId: string) {
  const rows = await testbed.server.database.queries
    .select()
    .from(schema.order)
    .where(eq(schema.order.id, orderId))
  return rows[0]
}

test('the open order of somebody erased holds nothing, and a payment that comes late goes back', async () => {
  const buyer = await testbed.server.signUp()
  const productId = await testbed.addProduct({ stock: 1 })
  const ordered = await testbed.order(buyer, productId)
  await buyer.send('POST', `/goodies/orderid/${productId}`, { address })

  await erase(buyer)
  expect(await rowOf(ordered.orderId)).toMatchObject({ state: 'expired', userId: null, address: null })
  await testbed.order(await testbed.server.signUp(), productId)

  const late = testbed.fake.bank.pay(ordered.id)
  await testbed.tend()
  await testbed.tend()
  expect(await rowOf(ordered.orderId)).toMatchObject({ state: 'refunded' })
  expect(testbed.fake.bank.payment(late.id).amount_refunded).toBe(ordered.amount)
  expect(await testbed.stockOf(productId)).toBe(1)
})

test('what somebody erased had paid for and not been sent is paid back; what was sent stays sold', async () => {
  const buyer = await testbed.server.signUp()
  const [kept, sent] = [await testbed.addProduct(), await testbed.addProduct()]
  const orders = [await testbed.order(buyer, kept), await testbed.order(buyer, sent)] as const
  for (const each of orders) await testbed.verify(buyer, testbed.fake.bank.pay(each.id), each.productId)
  await testbed.server.database.queries
    .update(schema.order)
    .set({ shippedAt: new Date(), address })
    .where(eq(schema.order.id, orders[1].orderId))
  await buyer.send('POST', `/order/refund/${orders[0].orderId}`, { reason: 'Ada Secret changed her mind.' })

  await erase(buyer)
  await testbed.tend()

  expect(await rowOf(orders[0].orderId)).toMatchObject({ state: 'refunded' })
  expect(await rowOf(orders[1].orderId)).toMatchObject({ state: 'fulfilled', address: null })
  expect(await testbed.stockOf(kept)).toBe(3)
  const refunds = await testbed.server.database.queries.select().from(schema.refund)
  expect(refunds.filter(({ orderId }) => orderId === orders[0].orderId)).toHaveLength(1)
  expect(JSON.stringify(refunds)).not.toContain('Secret')
})

test('premium that is paid after its buyer was erased goes back', async () => {
  const buyer = await testbed.server.signUp()
  const ordered = await testbed.orderPremium(buyer)
  await erase(buyer)
  testbed.fake.bank.pay(ordered.id)

  for (const each of testbed.fake.messages) await testbed.deliver(each)
  await testbed.tend()

  expect(await rowOf(ordered.orderId)).toMatchObject({ state: 'refunded' })
})

test('a product that is deleted while somebody pays for it is still theirs', async () => {
  const buyer = await testbed.server.signUp()
  const productId = await testbed.addProduct({ stock: 1 })
  const ordered = await testbed.order(buyer, productId)
  expect((await admin.send('DELETE', `/goodies/deletegoodies/${productId}`)).statusCode).toBe(200)

  const answer = await testbed.verify(buyer, testbed.fake.bank.pay(ordered.id), productId)

  expect(answer.statusCode).toBe(200)
  expect(await testbed.stockOf(productId)).toBe(0)
  expect((await buyer.get(`/order/mine/${ordered.orderId}`)).json()).toMatchObject({ state: 'fulfilled' })
})

test('erasing and paying at the same moment end in one of the two, never in a deadlock', async () => {
  for (let round = 0; round < 6; round++) {
    const buyer = await testbed.server.signUp()
    const ordered = await testbed.orderPremium(buyer)
    testbed.fake.messages.length = 0
    testbed.fake.bank.pay(ordered.id)

    const [, ...codes] = await Promise.all([
      erase(buyer),
      ...testbed.fake.messages.map((each) => testbed.deliver(each)),
    ])

    expect(new Set(codes)).toEqual(new Set([200]))
  }
})
