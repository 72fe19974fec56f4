import { schema } from '@codedojo/db'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keys } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import { type Message, sign } from '../../../testing/fake-razorpay/message.ts'
import { startApp, type Visitor } from '../../../testing/start-app.ts'
import { type MoneyTestbed, openMoneyTestbed, type PlacedOrder } from '../testing/money-testbed.ts'
import { sweepWebhookMessages } from './handle-webhook-event.ts'

let testbed: MoneyTestbed
let buyer: Visitor
let ordered: PlacedOrder
beforeAll(async () => {
  testbed = await openMoneyTestbed({
    RAZORPAY_WEBHOOK_SECRET: `newest-secret,${keys.RAZORPAY_WEBHOOK_SECRET}`,
  })
})
beforeEach(async () => {
  buyer = await testbed.server.signUp()
  ordered = await testbed.order(buyer, await testbed.addProduct())
  testbed.fake.messages.length = 0
})
afterEach(async () => {
  await testbed.tend()
  expect(await testbed.faults()).toEqual([])
})
afterAll(() => testbed[Symbol.asyncDispose]())

function message(event: string): Message {
  const found = testbed.fake.messages.find((each) => each.event === event)
  if (!found) throw new Error(`Nothing was told of ${event}.`)
  return found
}

async function rowsOf() {
  const { queries } = testbed.server.database
  const [events, payments, ledger] = await Promise.all([
    queries.$count(schema.webhookEvent),
    queries.$count(schema.payment),
    queries.$count(schema.ledgerEntry),
  ])
  return { events, payments, ledger, state: await testbed.stateOf(ordered.orderId) }
}

test.each(['order.paid', 'payment.captured'])(
  '%s alone fulfils the order, however often it comes',
  async (event) => {
    testbed.fake.bank.pay(ordered.id)

    const codes = await Promise.all(Array.from({ length: 5 }, () => testbed.deliver(message(event))))

    expect(codes).toEqual([200, 200, 200, 200, 200])
    expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
    expect(await testbed.stockOf(ordered.productId)).toBe(2)
  },
)

test('everything that is told of a payment, in any order and twice, fulfils once and mails once', async () => {
  testbed.fake.bank.pay(ordered.id)
  const mails: string[] = []
  const { mailer } = testbed.server.context
  const send = mailer.send
  Object.assign(mailer, { send: ({ to }: { to: string }) => void mails.push(to) })

  for (const each of [...testbed.fake.messages, ...testbed.fake.messages].reverse())
    await testbed.deliver(each)
  await testbed.tend()
  Object.assign(mailer, { send })

  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
  expect(await testbed.stockOf(ordered.productId)).toBe(2)
  expect(mails).toEqual([buyer.user.emailId])
})

test('what is forged, changed, unsigned or without an id is refused and changes nothing', async () => {
  testbed.fake.bank.pay(ordered.id)
  const genuine = message('order.paid')
  const before = await rowsOf()
  const changed = Buffer.from(genuine.body.toString().replace('"amount":49900', '"amount":1'))
  const rewritten = Buffer.from(JSON.stringify(JSON.parse(genuine.body.toString()), null, 1))

  const wrong: Message[] = [
    { ...genuine, body: changed },
    { ...genuine, body: rewritten },
    { ...genuine, signature: sign(genuine.body, keys.RAZORPAY_KEY_SECRET) },
    { ...genuine, signature: sign(genuine.body, 'a-secret-of-old') },
    { ...genuine, signature: '' },
    { ...genuine, signature: genuine.signature.toUpperCase() },
    { ...genuine, id: '' },
    { ...genuine, body: Buffer.alloc(0) },
  ]
  for (const each of wrong) expect(await testbed.deliver(each)).toBe(400)

  expect(await rowsOf()).toEqual(before)
  expect(await testbed.deliver({ ...genuine, signature: sign(genuine.body, 'newest-secret') })).toBe(200)
})

test('a body above 256 KB is refused', async () => {
  const body = Buffer.alloc(300 * 1024, 'x')

  const code = await testbed.deliver({ id: 'evt_1', event: '', body, signature: sign(body, 'newest-secret') })

  expect(code).toBe(413)
})

test('a payment that failed is noted, and may succeed after all', async () => {
  const failed = testbed.fake.bank.pay(ordered.id, 'failed')
  expect(await testbed.deliver(message('payment.failed'))).toBe(200)
  expect(await testbed.stateOf(ordered.orderId)).toBe('created')

  testbed.fake.bank.capture(failed.id, failed.amount)
  await testbed.deliver(message('payment.captured'))

  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
})

test('a failure that is told late takes nothing back', async () => {
  const { id, amount } = testbed.fake.bank.pay(ordered.id, 'failed')
  testbed.fake.bank.capture(id, amount)
  await testbed.deliver(message('payment.captured'))

  await testbed.deliver(message('payment.failed'))

  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
})

test('a payment that the bank holds is taken soon after it is told of', async () => {
  testbed.fake.bank.pay(ordered.id, 'authorized')

  await testbed.deliver(message('payment.authorized'))
  await testbed.tend()

  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
})

test("money that went back in the provider's own pages takes the thing back", async () => {
  const { id } = testbed.fake.bank.pay(ordered.id)
  await testbed.deliver(message('order.paid'))
  testbed.fake.bank.refund(id, { key: null })

  for (const event of ['refund.processed', 'refund.created', 'refund.processed']) {
    expect(await testbed.deliver(message(event))).toBe(200)
  }

  expect(await testbed.stateOf(ordered.orderId)).toBe('refunded')
  expect(await testbed.stockOf(ordered.productId)).toBe(3)
})

test('a part that went back leaves the rest earned and the thing where it is', async () => {
  const { id } = testbed.fake.bank.pay(ordered.id)
  await testbed.deliver(message('order.paid'))
  testbed.fake.bank.refund(id, { amount: 10_000, key: null })
  await testbed.deliver(message('refund.processed'))

  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
  const [row] = (await testbed.server.database.queries.select().from(schema.order)).filter(
    ({ id: orderId }) => orderId === ordered.orderId,
  )
  expect(row?.refundedPaise).toBe(10_000)
})

test('a refund that is told of before its payment leaves the order refunded, and the payment comes too late', async () => {
  const { id } = testbed.fake.bank.pay(ordered.id)
  testbed.fake.bank.refund(id, { key: null })

  await testbed.deliver(message('refund.processed'))
  await testbed.deliver(message('payment.captured'))
  await testbed.deliver(message('order.paid'))

  expect(await testbed.stateOf(ordered.orderId)).toBe('refunded')
  expect(await testbed.stockOf(ordered.productId)).toBe(3)
})

test('a payment that was made and given back without a word is found with its refund', async () => {
  const { id } = testbed.fake.bank.pay(ordered.id)
  testbed.fake.bank.refund(id, { key: null })

  await testbed.tend()

  expect(await testbed.stateOf(ordered.orderId)).toBe('refunded')
})

test('what the account does besides is acknowledged and left alone', async () => {
  const foreign = testbed.fake.bank.addOrder({ amount: 5000, receipt: null })
  testbed.fake.bank.refund(testbed.fake.bank.pay(foreign.id).id, { key: null })
  const odd = [
    '{"event":"subscription.charged","payload":{}}',
    'no json',
    '{"event":"order.paid","payload":{}}',
  ]

  for (const each of testbed.fake.messages) expect(await testbed.deliver(each)).toBe(200)
  for (const [at, text] of odd.entries()) {
    const body = Buffer.from(text)
    const signature = sign(body, keys.RAZORPAY_WEBHOOK_SECRET)
    expect(await testbed.deliver({ id: `evt_odd_${at}`, event: '', body, signature })).toBe(200)
  }

  expect(await testbed.stateOf(ordered.orderId)).toBe('created')
})

test('without keys there is no webhook, and with them no test checkout', async () => {
  await using bare = await startApp()
  const asked = await bare.request({ method: 'POST', url: '/api/webhook/razorpay', payload: '{}' })

  expect(asked.statusCode).toBe(404)
  const shortcut = await buyer.send('POST', `/test-checkout/${ordered.id}`, { outcome: 'success' })
  expect(shortcut.statusCode).toBe(404)
})

test('a message is remembered for 90 days, and one that comes again after that changes nothing', async () => {
  const { pool } = testbed.server.database
  testbed.fake.bank.pay(ordered.id)
  await testbed.deliver(message('order.paid'))
  await pool.query("update webhook_event set received_at = now() - interval '89 days'")
  await sweepWebhookMessages(testbed.server.database)
  const before = await rowsOf()
  expect(before.events).toBeGreaterThan(0)
  await pool.query("update webhook_event set received_at = now() - interval '91 days'")

  await sweepWebhookMessages(testbed.server.database)

  expect(await rowsOf()).toEqual({ ...before, events: 0 })
  expect(await testbed.deliver(message('order.paid'))).toBe(200)
  expect(await rowsOf()).toEqual({ ...before, events: 1 })
})
