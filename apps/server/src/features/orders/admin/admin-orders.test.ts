import { randomUUID } from 'node:crypto'
import type { ManagedOrder } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { checkLedger } from '../ledger/check-ledger.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ ORDER_LIMIT_PER_HOUR: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(async () => {
  expect((await checkLedger(server.database)).faults).toEqual([])
  await server[Symbol.asyncDispose]()
})

const address = {
  name: 'Meera Nair',
  line1: '14 Ferry Road',
  city: 'Kochi',
  region: 'Kerala',
  postcode: '682001',
  country: 'India',
  phone: '+91 98470 00000',
}

interface Bought {
  readonly buyer: Visitor
  readonly productId: string
  readonly orderId: string
  readonly paymentId: string
}

async function buy({ name = 'Mug', buyerName = 'Ada', pricePaise = 49_900 } = {}): Promise<Bought> {
  const buyer = await server.signUp(buyerName)
  const productId = randomUUID()
  const facts = { name, description: 'Holds tea.', pricePaise, stock: 3 }
  await server.database.queries.insert(schema.product).values({ id: productId, ...facts })
  const ordered = (await buyer.send('POST', `/goodies/orderid/${productId}`, { address })).json<{
    id: string
    orderId: string
  }>()
  if (pricePaise === 0) return { buyer, productId, orderId: ordered.orderId, paymentId: '' }
  const paid = (await buyer.send('POST', `/test-checkout/${ordered.id}`, { outcome: 'success' })).json<{
    razorpay_payment_id: string
    razorpay_signature: string
  }>()
  const verified = await buyer.send('POST', '/goodies/paymentverify', {
    productId,
    order_id: ordered.id,
    payment_id: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  })
  expect(verified.statusCode).toBe(200)
  return { buyer, productId, orderId: ordered.orderId, paymentId: paid.razorpay_payment_id }
}

async function search(query: string) {
  const answer = await admin.get(`/admin/order?${query}`)
  expect(answer.statusCode).toBe(200)
  const { orders, counts } = answer.json<{ orders: ManagedOrder[]; counts: Record<string, number> }>()
  return { ids: orders.map(({ _id }) => _id), orders, counts, total: Number(answer.headers['x-total-count']) }
}

const decide = ({ orderId }: Bought, approve: boolean, answer = '') =>
  admin.send('POST', `/admin/order/refund/${orderId}`, { approve, answer })
const ship = ({ orderId }: Bought, tracking = '') =>
  admin.send('POST', `/admin/order/ship/${orderId}`, { tracking })
const show = async ({ orderId }: Bought) =>
  (await admin.get(`/admin/order/${orderId}`)).json<
    ManagedOrder & { payments: { _id: string }[]; refunds: { state: string; reason: string }[] }
  >()

async function stockOf({ productId }: Bought): Promise<number | undefined> {
  const { product } = schema
  const [row] = await server.database.queries
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.id, productId))
  return row?.stock
}

async function newestEvent() {
  const { auditEvent } = schema
  const [row] = await server.database.queries
    .select({ action: auditEvent.action, actorId: auditEvent.actorId, after: auditEvent.after })
    .from(auditEvent)
    .orderBy(desc(auditEvent.id))
    .limit(1)
  return row
}

test('an order is found by its number, thing, buyer and the ids of the provider', async () => {
  const bought = await buy({ name: 'Left-handed 100% mug', buyerName: 'Zuleikha' })
  const { number, providerOrderId } = await show(bought)
  const words = ['left-HANDED 100%', 'zuleikha', bought.buyer.user.emailId, bought.paymentId]

  for (const q of [...words, String(number), `#${number}`, providerOrderId ?? '']) {
    expect(await search(`q=${encodeURIComponent(q)}`)).toMatchObject({ ids: [bought.orderId], total: 1 })
  }
  expect((await search('q=left_handed')).ids).toEqual([])
})

test('orders come in pages, with how many of each sort there are', async () => {
  const name = `Batch ${randomUUID()}`
  const first = await buy({ name })
  const second = await buy({ name })
  const third = await buy({ name, pricePaise: 0 })
  await ship(first)
  await second.buyer.send('POST', `/order/refund/${second.orderId}`, { reason: 'Too small.' })
  const q = `q=${name}`

  expect(await search(`${q}&pageSize=2`)).toMatchObject({ ids: [third.orderId, second.orderId], total: 3 })
  expect((await search(`${q}&pageSize=2&page=2`)).ids).toEqual([first.orderId])
  const shipped = await search(`${q}&state=to_ship`)
  expect(shipped).toMatchObject({ ids: [third.orderId], total: 1 })
  expect(shipped.counts).toMatchObject({ fulfilled: 1, to_ship: 1, refund_asked: 1, refunded: 0, created: 0 })
  expect((await search(`${q}&state=fulfilled`)).ids).toEqual([first.orderId])
  expect((await search(`${q}&state=refund_asked`)).ids).toEqual([second.orderId])
  expect((await search(`${q}&kind=premium`)).ids).toEqual([])
})

test('a product is shipped once, and the buyer sees how to follow it', async () => {
  const bought = await buy()

  const answer = await ship(bought, 'IND-123')

  expect(answer.statusCode).toBe(200)
  expect(await newestEvent()).toMatchObject({
    ...{ action: 'order.shipped', actorId: admin.user._id },
    after: { userId: bought.buyer.user._id },
  })
  const own = await bought.buyer.get(`/order/mine/${bought.orderId}`)
  expect(own.json()).toMatchObject({ tracking: 'IND-123', shippedAt: expect.any(String) })
  expect((await ship(bought)).json()).toMatchObject({ status: 409, code: 'not_shippable' })
})

test('nothing is shipped that was not paid for, or whose money went back', async () => {
  const buyer = await server.signUp()
  const { id } = (await buyer.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()
  const { orderId } = (await buyer.get(`/premium/subscription/${id}`)).json<{ orderId: string }>()
  const refunded = await buy()
  await decide(refunded, true)

  for (const each of [orderId, refunded.orderId]) {
    const answer = await admin.send('POST', `/admin/order/ship/${each}`, {})
    expect(answer.json()).toMatchObject({ status: 409, code: 'not_shippable' })
  }
})

test('an approved request gives the money back, and the product to the stock, once', async () => {
  const bought = await buy()
  await bought.buyer.send('POST', `/order/refund/${bought.orderId}`, { reason: 'Too small.' })
  expect(await stockOf(bought)).toBe(2)

  const [first, second] = await Promise.all([decide(bought, true, 'Sorry.'), decide(bought, true)])

  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
  expect(await stockOf(bought)).toBe(3)
  expect(await show(bought)).toMatchObject({
    state: 'refunded',
    payments: [{ _id: bought.paymentId, state: 'captured' }],
    refunds: [{ state: 'done', reason: 'asked', note: 'Too small.' }],
  })
  expect((await decide(bought, true)).json()).toMatchObject({ code: 'not_refundable' })
})

test('an admin refunds without a request, and the answer says that the money is back', async () => {
  const bought = await buy()

  const answer = await decide(bought, true, 'The mug was cracked.')

  expect(answer.json()).toEqual({ message: 'The money is back with the buyer.' })
  expect((await show(bought)).refunds).toMatchObject([{ state: 'done', reason: 'admin' }])
})

test('a declined request says why, and leaves the order as it is', async () => {
  const bought = await buy()
  expect((await decide(bought, false)).json()).toMatchObject({ code: 'not_refundable' })
  await bought.buyer.send('POST', `/order/refund/${bought.orderId}`, { reason: 'I changed my mind.' })

  const answer = await decide(bought, false, 'It was used.')

  expect(answer.statusCode).toBe(200)
  expect(await newestEvent()).toMatchObject({ action: 'order.refund_declined' })
  const own = await bought.buyer.get(`/order/mine/${bought.orderId}`)
  expect(own.json()).toMatchObject({
    state: 'fulfilled',
    refund: { state: 'declined', answer: 'It was used.' },
  })
})

test('a refund that the provider refused is tried anew, for the same payment', async () => {
  const bought = await buy()
  const failed = { orderId: bought.orderId, paymentId: bought.paymentId, amountPaise: 49_900 }
  await server.database.queries
    .insert(schema.refund)
    .values({ id: randomUUID(), ...failed, state: 'failed', reason: 'admin' })
  expect((await search(`q=${bought.paymentId}&state=refund_failed`)).ids).toEqual([bought.orderId])

  await decide(bought, true)

  expect((await show(bought)).refunds.map(({ state }) => state).sort()).toEqual(['done', 'failed'])
  expect((await search(`q=${bought.paymentId}&state=refund_failed`)).ids).toEqual([])
})

test('what cost nothing, and what nobody paid, has no money to give back', async () => {
  const free = await buy({ pricePaise: 0 })

  expect((await decide(free, true)).json()).toMatchObject({ status: 409, code: 'not_refundable' })
})

test('the export holds every order that matches, and no value that a spreadsheet would run', async () => {
  const bought = await buy({ name: '=HYPERLINK("http://evil.example")', pricePaise: 119_900 })

  const answer = await admin.get(`/admin/order/export?q=${bought.paymentId}`)

  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, line, ...rest] = answer.body.split('\r\n')
  expect(head?.startsWith('\uFEFFnumber,state,kind,thing,amountRupees,')).toBe(true)
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")",1199.00,INR,Ada,`)
  expect(line).toContain("Meera Nair,14 Ferry Road,,Kochi,Kerala,682001,India,'+91 98470 00000")
  expect(rest).toEqual([''])
})

test('orders are listed and exported by the days of a zone, which stand in the name of the file', async () => {
  const name = `Dated ${randomUUID()}`
  const [early, late] = [await buy({ name }), await buy({ name })]
  const { order } = schema
  const put = (bought: Bought, at: string) =>
    server.database.queries
      .update(order)
      .set({ createdAt: new Date(at) })
      .where(eq(order.id, bought.orderId))
  // Midnight of 2 November in Kolkata.
  await put(early, '2026-11-01T18:29:59.000Z')
  await put(late, '2026-11-01T18:30:00.000Z')
  const q = `q=${encodeURIComponent(name)}`

  expect((await search(`${q}&from=2026-11-02&zone=Asia/Kolkata`)).ids).toEqual([late.orderId])
  expect((await search(`${q}&to=2026-11-01&zone=Asia/Kolkata`)).ids).toEqual([early.orderId])
  expect(await search(`${q}&from=2026-11-01&to=2026-11-01`)).toMatchObject({
    ids: [late.orderId, early.orderId],
    total: 2,
    counts: { to_ship: 2 },
  })
  const file = await admin.get(`/admin/order/export?${q}&from=2026-11-02&to=2026-11-30&zone=Asia/Calcutta`)
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="orders-2026-11-02-to-2026-11-30.csv"',
  )
  expect(file.body.trim().split('\r\n')).toHaveLength(2)
  expect((await admin.get(`/admin/order?from=2026-13-01`)).statusCode).toBe(400)
})

test.each([
  ['a missing choice', {}],
  ['a choice that is no truth value', { approve: 'yes' }],
  ['an answer that is too long', { approve: true, answer: 'x'.repeat(1001) }],
])('a decision with %s is refused and changes nothing', async (_, body) => {
  const bought = await buy()

  const answer = await admin.send('POST', `/admin/order/refund/${bought.orderId}`, body)

  expect(answer.json()).toMatchObject({ status: 400, code: 'bad_input' })
  expect((await show(bought)).refunds).toEqual([])
})
