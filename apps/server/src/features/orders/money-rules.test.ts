import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makePaymentProviders } from '../../providers/payments/index.ts'
import { keys } from '../../testing/fake-razorpay/fake-razorpay.ts'
import { sign } from '../../testing/fake-razorpay/message.ts'
import type { Visitor } from '../../testing/start-app.ts'
import { type MoneyBed, openMoneyBed } from './testing/money-bed.ts'
import { tendOrders } from './watch-orders.ts'

let bed: MoneyBed
let buyer: Visitor
beforeAll(async () => {
  bed = await openMoneyBed()
  buyer = await bed.server.signUp()
})
afterEach(async () => {
  bed.fake.calm()
  bed.fake.bank.isQuick = true
  await bed.tend()
  await bed.tend()
  expect(await bed.faults()).toEqual([])
})
afterAll(() => bed[Symbol.asyncDispose]())

const { order, refund, user } = schema

async function rowOf(orderId: string) {
  const [row] = await bed.server.database.queries.select().from(order).where(eq(order.id, orderId))
  if (!row) throw new Error('There is no such order.')
  return row
}

async function change(orderId: string, facts: Partial<typeof order.$inferInsert>): Promise<void> {
  await bed.server.database.queries.update(order).set(facts).where(eq(order.id, orderId))
}

async function refundsOf(orderId: string) {
  return bed.server.database.queries.select().from(refund).where(eq(refund.orderId, orderId))
}

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

  expect(await rowOf(ordered.orderId)).toMatchObject({ state: 'created', paymentId: null })
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
  expect((await rowOf(ordered.orderId)).state).toBe('created')

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

  expect(await rowOf(ordered.orderId)).toMatchObject({
    ...{ amountPaise: 1999, currency: 'INR', userId: buyer.user._id, kind: 'product', thingId: productId },
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
  expect((await rowOf(ordered.orderId)).amountPaise).toBe(5000)
})

test('a payment over another sum is given back, and nothing is given for it', async () => {
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  bed.fake.bank.payments.set(paid.id, { ...paid, amount: 100 })

  const answer = await bed.verify(buyer, paid, ordered.productId)
  await bed.tend()

  expect(answer.json()).toMatchObject({ code: 'order_refunded' })
  expect(await rowOf(ordered.orderId)).toMatchObject({ state: 'created', paymentId: null })
  expect(await refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', amountPaise: 100 }])
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
      await change(ordered.orderId, { nextCheckAt: ago(1) })
      await tendOrders(bed.server.context)
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

test.each(['fault', 'html', 'refused_line', 'nonsense', 'cut'] as const)(
  'while the provider answers with %s nothing is given and nothing lost',
  async (kind) => {
    const ordered = await bed.order(buyer, await bed.addProduct())
    const paid = bed.fake.bank.pay(ordered.id)
    bed.fake.troubleAt(/GET .*payments/, { kind })

    const answer = await bed.verify(buyer, paid, ordered.productId)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('Error verifying payment') })
    expect(await bed.stateOf(ordered.orderId)).toBe('created')

    await bed.tend()
    expect(await bed.stateOf(ordered.orderId)).toBe('fulfilled')
  },
)

test('an order that the provider does not take holds nothing, and the next try makes one that can be paid', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  bed.fake.troubleAt(/POST .*orders$/, { kind: 'lost' })
  const first = await buyer.send('POST', `/goodies/orderid/${productId}`, {})
  expect(first.json()).toMatchObject({ code: 'payment_unavailable', message: 'Failed to initialize payment' })
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 1 })

  const ordered = await bed.order(buyer, productId)

  const made = [...bed.fake.bank.orders.values()].filter(({ receipt }) => receipt === ordered.orderId)
  expect(made.map(({ id }) => id)).toEqual([ordered.id])
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 0 })
})

test('two clicks at once lead to one order that can be paid', async () => {
  const productId = await bed.addProduct()

  const answers = await Promise.all([1, 2, 3, 4].map(() => bed.order(buyer, productId)))

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 2 })
})

test('what nobody pays for is free again after its time, once', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  const ordered = await bed.order(buyer, productId)
  await change(ordered.orderId, { reservedUntil: ago(1000) })

  await bed.tend()
  await bed.tend()

  expect(await bed.stateOf(ordered.orderId)).toBe('expired')
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 1 })
})

test('a payment after that time gets the thing while there is one, and otherwise the money back', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  const [first, second] = [await bed.server.signUp(), await bed.server.signUp()]
  const early = await bed.order(first, productId)
  await change(early.orderId, { reservedUntil: ago(1000) })
  const late = await bed.order(second, productId)
  await change(late.orderId, { reservedUntil: ago(1000) })
  await bed.tend()

  expect((await bed.verify(second, bed.fake.bank.pay(late.id), productId)).statusCode).toBe(200)
  const paid = bed.fake.bank.pay(early.id)
  const answer = await bed.verify(first, paid, productId)
  await bed.tend()

  expect(answer.json()).toMatchObject({
    code: 'order_refunded',
    message: expect.stringContaining('went to somebody else'),
  })
  expect(await bed.stateOf(early.orderId)).toBe('refunded')
  expect(await refundsOf(early.orderId)).toMatchObject([{ state: 'done', reason: 'sold_out' }])
  expect(await bed.stockOf(productId)).toBe(0)
})

test('an older order at another price does not take what somebody else holds', async () => {
  const productId = await bed.addProduct({ stock: 2 })
  const other = await bed.server.signUp()
  const old = await bed.order(buyer, productId)
  await bed.server.database.queries
    .update(schema.product)
    .set({ pricePaise: 60_000, stock: 2 })
    .where(eq(schema.product.id, productId))
  const current = await bed.order(buyer, productId)
  const held = await bed.order(other, productId)

  const tooMuch = await bed.verify(buyer, bed.fake.bank.pay(old.id), productId)

  expect(tooMuch.json()).toMatchObject({ code: 'order_refunded' })
  expect((await bed.verify(other, bed.fake.bank.pay(held.id), productId)).statusCode).toBe(200)
  expect((await bed.verify(buyer, bed.fake.bank.pay(current.id), productId)).statusCode).toBe(200)
  expect(await bed.stockOf(productId)).toBe(0)
})

test('a refund that the provider does not answer is made once, however often it is told', async () => {
  const admin = await bed.server.signUpAdmin()
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  await bed.verify(buyer, paid, ordered.productId)
  for (const kind of ['lost', 'cut', 'fault', 'html', 'throttled'] as const) {
    bed.fake.troubleAt(/refund$/, { kind })
  }

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  for (let round = 0; round < 4; round++) {
    expect(await refundsOf(ordered.orderId)).toMatchObject([{ state: 'sending', tries: round + 1 }])
    await bed.tend()
  }
  await bed.tend()

  expect(await refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', lastError: '' }])
  expect([...bed.fake.bank.refunds.values()].filter(({ payment_id }) => payment_id === paid.id)).toHaveLength(
    1,
  )
})

test('a refund that takes days is asked after until it is done', async () => {
  const admin = await bed.server.signUpAdmin()
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  await bed.verify(buyer, paid, ordered.productId)
  bed.fake.bank.isQuick = false
  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await bed.tend()
  expect(await refundsOf(ordered.orderId)).toMatchObject([{ state: 'sent', lastError: '' }])
  expect(await bed.stateOf(ordered.orderId)).toBe('fulfilled')

  bed.fake.bank.isQuick = true
  for (const { id } of bed.fake.bank.refunds.values()) {
    if (bed.fake.bank.refunds.get(id)?.status === 'pending') bed.fake.bank.endRefund(id, 'processed')
  }
  await bed.tend()

  expect(await bed.stateOf(ordered.orderId)).toBe('refunded')
})

test('a refund that is refused because the money went back already is that refund', async () => {
  const admin = await bed.server.signUpAdmin()
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  await bed.verify(buyer, paid, ordered.productId)
  const { id } = bed.fake.bank.refund(paid.id, { key: null })

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await bed.tend()

  expect(await refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', providerRefundId: id }])
  expect(await bed.stateOf(ordered.orderId)).toBe('refunded')
})

test('without the keys of Razorpay its orders wait, and those of the test checkout go on', async () => {
  const ordered = await bed.order(buyer, await bed.addProduct())
  bed.fake.bank.pay(ordered.id)
  const { context, database } = bed.server
  const payments = makePaymentProviders({ database, secret: 'some-secret', razorpay: null })
  await change(ordered.orderId, { nextCheckAt: ago(1000) })

  await expect(tendOrders({ ...context, payments })).resolves.toBeUndefined()

  expect(await bed.stateOf(ordered.orderId)).toBe('created')
  await bed.tend()
  expect(await bed.stateOf(ordered.orderId)).toBe('fulfilled')
})

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
    .update(user)
    .set({ premiumUntil: ago(1000) })
    .where(eq(user.id, learner.user._id))

  expect((await learner.send('POST', '/premium/premiumdetails', {})).json()).toMatchObject({
    isPremium: false,
  })
})
