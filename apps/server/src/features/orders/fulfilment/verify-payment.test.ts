import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keys } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import { sign } from '../../../testing/fake-razorpay/message.ts'
import type { Visitor } from '../../../testing/start-app.ts'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyBed } from '../testing/money-bed.ts'
import { processDueOrders } from './watch-orders.ts'

const bed = await openMoneyBed()
const buyer = await bed.server.signUp()
checkBooksAfterEach(bed)

const ago = (ms: number) => new Date(Date.now() - ms)

test('a signature that is not exactly the right one is refused, and nothing changes', async () => {
  const ordered = await bed.order(buyer, await bed.addProduct())
  const genuine = bed.fake.windowAnswer(bed.fake.bank.pay(ordered.id))
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

  expect(await bed.rowOf(ordered.orderId)).toMatchObject({ state: 'created', paymentId: null })
})

test('what one buyer paid gets nobody anything else, and nobody else anything', async () => {
  const other = await bed.server.signUp()
  const [cheap, dear] = [await bed.addProduct({ pricePaise: 100 }), await bed.addProduct()]
  const ordered = await bed.order(buyer, cheap)
  const dearOrder = await bed.order(buyer, dear)
  const premiumOrder = await bed.orderPremium(buyer)
  const paid = bed.fake.bank.pay(ordered.id)
  const answer = bed.fake.windowAnswer(paid)
  const hand = (who: Visitor, body: object) =>
    who.send('POST', '/goodies/paymentverify', { ...answer, ...body })

  expect((await hand(buyer, { productId: dear })).statusCode).toBe(400)
  expect((await hand(buyer, { productId: dear, order_id: dearOrder.id })).statusCode).toBe(400)
  const forPremium = { productId: premiumOrder.productId, order_id: premiumOrder.id }
  expect((await hand(buyer, forPremium)).statusCode).toBe(400)
  expect((await hand(other, { productId: cheap })).statusCode).toBe(400)
  expect((await bed.rowOf(ordered.orderId)).state).toBe('created')

  for (const code of [200, 200]) expect((await hand(buyer, { productId: cheap })).statusCode).toBe(code)
  expect(await bed.stockOf(cheap)).toBe(2)
  expect([await bed.stateOf(dearOrder.orderId), await bed.stateOf(premiumOrder.orderId)]).toEqual([
    'created',
    'created',
  ])
})

test('a client chooses neither price nor buyer, thing or number', async () => {
  const other = await bed.server.signUp()
  const productId = await bed.addProduct({ pricePaise: 1999 })
  const wish = { amount: 1, price: 1, currency: 'USD', userId: other.user._id, quantity: 5, kind: 'premium' }

  const ordered = (await buyer.send('POST', `/goodies/orderid/${productId}`, wish)).json<{
    orderId: string
  }>()

  expect(await bed.rowOf(ordered.orderId)).toMatchObject({
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
  const admin = await bed.server.signUpAdmin()
  const body = { productName: 'Pin', productDescription: 'Pins.', productPrice, quantity: 2 }
  const { _id } = (await admin.send('POST', '/goodies/addgoodies', body)).json<{ _id: string }>()

  expect(await bed.order(buyer, _id)).toMatchObject({ amount })
})

test('the price of the order counts, whatever the product costs when it is paid', async () => {
  const productId = await bed.addProduct({ pricePaise: 5000 })
  const ordered = await bed.order(buyer, productId)
  await bed.server.database.queries
    .update(schema.product)
    .set({ pricePaise: 90_000 })
    .where(eq(schema.product.id, productId))

  const paid = bed.fake.bank.pay(ordered.id)
  expect((await bed.verify(buyer, paid, productId)).statusCode).toBe(200)

  expect(paid.amount).toBe(5000)
  expect((await bed.rowOf(ordered.orderId)).amountPaise).toBe(5000)
})

test('a payment over another sum is given back, and nothing is given for it', async () => {
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  bed.fake.bank.payments.set(paid.id, { ...paid, amount: 100 })

  const answer = await bed.verify(buyer, paid, ordered.productId)
  await bed.tend()

  expect(answer.json()).toMatchObject({ code: 'order_refunded' })
  expect(await bed.rowOf(ordered.orderId)).toMatchObject({ state: 'created', paymentId: null })
  expect(await bed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', amountPaise: 100 }])
})

test('a browser, the webhook and our asking, a hundred at once, end in one purchase and one mail', async () => {
  const ordered = await bed.order(buyer, await bed.addProduct())
  bed.fake.messages.length = 0
  const paid = bed.fake.bank.pay(ordered.id)
  const told = bed.fake.messages.filter(({ event }) => /captured|order.paid/.test(event))
  const { mailer } = bed.server.context
  const { send } = mailer
  const mails: string[] = []
  Object.assign(mailer, { send: ({ subject }: { subject: string }) => void mails.push(subject) })

  const ways = [
    async () => (await bed.verify(buyer, paid, ordered.productId)).statusCode,
    () =>
      bed.deliver({ ...(told[0] ?? told[1] ?? failed()), id: `evt_${Math.random().toString(36).slice(2)}` }),
    () => bed.deliver(told[1] ?? failed()),
    async () => {
      await bed.change(ordered.orderId, { nextCheckAt: ago(1) })
      await processDueOrders(bed.server.context)
      return 200
    },
  ]
  const codes = await Promise.all(Array.from({ length: 100 }, (_, at) => ways[at % ways.length]?.()))
  Object.assign(mailer, { send })

  expect(new Set(codes)).toEqual(new Set([200]))
  expect(mails).toHaveLength(1)
  expect(await bed.stockOf(ordered.productId)).toBe(2)
})

function failed(): never {
  throw new Error('Nothing was told.')
}

test('premium ends by itself, and another year begins where the first ends', async () => {
  const learner = await bed.server.signUp()
  for (const years of [1, 2]) {
    const ordered = await bed.orderPremium(learner)
    await bed.verify(learner, bed.fake.bank.pay(ordered.id), ordered.productId)
    const { expiresAt } = (await learner.send('POST', '/premium/premiumdetails', {})).json<{
      expiresAt: string
    }>()
    expect(new Date(expiresAt).getUTCFullYear()).toBe(new Date().getUTCFullYear() + years)
  }

  await bed.server.database.queries
    .update(schema.user)
    .set({ premiumUntil: ago(1000) })
    .where(eq(schema.user.id, learner.user._id))

  expect((await learner.send('POST', '/premium/premiumdetails', {})).json()).toMatchObject({
    isPremium: false,
  })
})
