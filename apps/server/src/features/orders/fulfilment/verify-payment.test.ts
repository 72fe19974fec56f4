import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keys } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import { sign } from '../../../testing/fake-razorpay/message.ts'
import type { Visitor } from '../../../testing/start-app.ts'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'
import { processDueOrders } from './watch-orders.ts'

const testbed = await openMoneyTestbed()
const buyer = await testbed.server.signUp()
checkBooksAfterEach(testbed)

const ago = (ms: number) => new Date(Date.now() - ms)

test('a signature that is not exactly the right one is refused, and nothing changes', async () => {
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  const genuine = testbed.fake.windowAnswer(testbed.fake.bank.pay(ordered.id))
  const { signature, order_id, payment_id } = genuine
  const flipped = signature.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'))
  const message = Buffer.from(`${order_id}|${payment_id}`)
  const wrong = [
    ...[flipped, signature.slice(1), `${signature}0`, signature.toUpperCase(), '', [signature], null],
    ...[sign(message, keys.RAZORPAY_WEBHOOK_SECRET), sign(message, 'another-key'), '0'.repeat(64)],
  ]

  for (const each of wrong) {
    const body = { productId: ordered.productId, ...genuine, signature: each }
    expect((await buyer.send('POST', '/goodies/paymentverify', body)).statusCode).toBe(400)
  }

  expect(await testbed.rowOf(ordered.orderId)).toMatchObject({ state: 'created', paymentId: null })
})

test('what one buyer paid gets nobody anything else, and nobody else anything', async () => {
  const other = await testbed.server.signUp()
  const [cheap, dear] = [await testbed.addProduct({ pricePaise: 100 }), await testbed.addProduct()]
  const ordered = await testbed.order(buyer, cheap)
  const dearOrder = await testbed.order(buyer, dear)
  const premiumOrder = await testbed.orderPremium(buyer)
  const paid = testbed.fake.bank.pay(ordered.id)
  const answer = testbed.fake.windowAnswer(paid)
  const hand = (who: Visitor, body: object) =>
    who.send('POST', '/goodies/paymentverify', { ...answer, ...body })

  expect((await hand(buyer, { productId: dear })).statusCode).toBe(400)
  expect((await hand(buyer, { productId: dear, order_id: dearOrder.id })).statusCode).toBe(400)
  const forPremium = { productId: premiumOrder.productId, order_id: premiumOrder.id }
  expect((await hand(buyer, forPremium)).statusCode).toBe(400)
  expect((await hand(other, { productId: cheap })).statusCode).toBe(400)
  expect((await testbed.rowOf(ordered.orderId)).state).toBe('created')

  for (const code of [200, 200]) expect((await hand(buyer, { productId: cheap })).statusCode).toBe(code)
  expect(await testbed.stockOf(cheap)).toBe(2)
  expect([await testbed.stateOf(dearOrder.orderId), await testbed.stateOf(premiumOrder.orderId)]).toEqual([
    'created',
    'created',
  ])
})

test('a client chooses neither price nor buyer, thing or number', async () => {
  const other = await testbed.server.signUp()
  const productId = await testbed.addProduct({ pricePaise: 1999 })
  const wish = { amount: 1, price: 1, currency: 'USD', userId: other.user._id, quantity: 5, kind: 'premium' }

  const ordered = (await buyer.send('POST', `/goodies/orderid/${productId}`, wish)).json<{
    orderId: string
  }>()

  expect(await testbed.rowOf(ordered.orderId)).toMatchObject({
    ...{ amountPaise: 1999, currency: 'INR', userId: buyer.user._id, kind: 'product', itemId: productId },
  })
  expect((await other.get('/order/mine')).json()).toEqual([])
  const { id } = (await buyer.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()
  expect((await other.get(`/premium/subscription/${id}`)).statusCode).toBe(404)
  expect((await other.get(`/premium/activatepremium/${id}`)).statusCode).toBe(404)
  const nosy = await other.send('POST', '/premium/premiumdetails', { userid: buyer.user._id })
  expect(nosy.statusCode).toBe(403)
  expect((await buyer.get(`/premium/activatepremium/${id}`)).statusCode).toBe(409)
})

test.each([
  [19.99, 1999],
  [0.1 + 0.7 + 0.5, 130],
  [1_000_000, 100_000_000],
])('a price of %d rupees is ordered as %i paise', async (productPrice, amount) => {
  const admin = await testbed.server.signUpAdmin()
  const body = { productName: 'Pin', productDescription: 'Pins.', productPrice, quantity: 2 }
  const { _id } = (await admin.send('POST', '/goodies/addgoodies', body)).json<{ _id: string }>()

  expect(await testbed.order(buyer, _id)).toMatchObject({ amount })
})

test('the price of the order counts, whatever the product costs when it is paid', async () => {
  const productId = await testbed.addProduct({ pricePaise: 5000 })
  const ordered = await testbed.order(buyer, productId)
  await testbed.server.database.queries
    .update(schema.product)
    .set({ pricePaise: 90_000 })
    .where(eq(schema.product.id, productId))

  const paid = testbed.fake.bank.pay(ordered.id)
  expect((await testbed.verify(buyer, paid, productId)).statusCode).toBe(200)

  expect(paid.amount).toBe(5000)
  expect((await testbed.rowOf(ordered.orderId)).amountPaise).toBe(5000)
})

test('a payment over another sum is given back, and nothing is given for it', async () => {
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  const paid = testbed.fake.bank.pay(ordered.id)
  testbed.fake.bank.payments.set(paid.id, { ...paid, amount: 100 })

  const answer = await testbed.verify(buyer, paid, ordered.productId)
  await testbed.tend()

  expect(answer.json()).toMatchObject({ code: 'order_refunded' })
  expect(await testbed.rowOf(ordered.orderId)).toMatchObject({ state: 'created', paymentId: null })
  expect(await testbed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', amountPaise: 100 }])
})

test('a browser, the webhook and our asking, a hundred at once, end in one purchase and one mail', async () => {
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  testbed.fake.messages.length = 0
  const paid = testbed.fake.bank.pay(ordered.id)
  const told = testbed.fake.messages.filter(({ event }) => /captured|order.paid/.test(event))
  const { mailer } = testbed.server.context
  const { send } = mailer
  const mails: string[] = []
  Object.assign(mailer, { send: ({ subject }: { subject: string }) => void mails.push(subject) })

  const ways = [
    async () => (await testbed.verify(buyer, paid, ordered.productId)).statusCode,
    () =>
      testbed.deliver({
        ...(told[0] ?? told[1] ?? failed()),
        id: `evt_${Math.random().toString(36).slice(2)}`,
      }),
    () => testbed.deliver(told[1] ?? failed()),
    async () => {
      await testbed.change(ordered.orderId, { nextCheckAt: ago(1) })
      await processDueOrders(testbed.server.context)
      return 200
    },
  ]
  const codes = await Promise.all(Array.from({ length: 100 }, (_, at) => ways[at % ways.length]?.()))
  Object.assign(mailer, { send })

  expect(new Set(codes)).toEqual(new Set([200]))
  expect(mails).toHaveLength(1)
  expect(await testbed.stockOf(ordered.productId)).toBe(2)
})

function failed(): never {
  throw new Error('Nothing was told.')
}

test('premium ends by itself, and another year begins where the first ends', async () => {
  const learner = await testbed.server.signUp()
  for (const years of [1, 2]) {
    const ordered = await testbed.orderPremium(learner)
    await testbed.verify(learner, testbed.fake.bank.pay(ordered.id), ordered.productId)
    const { expiresAt } = (await learner.send('POST', '/premium/premiumdetails', {})).json<{
      expiresAt: string
    }>()
    expect(new Date(expiresAt).getUTCFullYear()).toBe(new Date().getUTCFullYear() + years)
  }

  await testbed.server.database.queries
    .update(schema.user)
    .set({ premiumUntil: ago(1000) })
    .where(eq(schema.user.id, learner.user._id))

  expect((await learner.send('POST', '/premium/premiumdetails', {})).json()).toMatchObject({
    isPremium: false,
  })
})
