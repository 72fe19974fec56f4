import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { processDueOrders } from './fulfilment/watch-orders.ts'
import { checkLedger } from './ledger/check-ledger.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ ORDER_LIMIT_PER_HOUR: '1000' })
})
afterAll(async () => {
  expect((await checkLedger(server.database)).faults).toEqual([])
  await server[Symbol.asyncDispose]()
})

async function addProduct(facts: Partial<typeof schema.product.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  const row = { id, name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock: 3 }
  await server.database.queries.insert(schema.product).values({ ...row, ...facts })
  return id
}

async function quantityOf(who: Visitor, id: string): Promise<number> {
  return (await who.get(`/goodies/getgoodie/${id}`)).json<{ quantity: number }>().quantity
}

interface PlacedOrder {
  readonly id: string
  readonly orderId: string
  readonly amount: number
}

async function order(who: Visitor, productId: string): Promise<PlacedOrder> {
  const answer = await who.send('POST', `/goodies/orderid/${productId}`, {})
  expect(answer.statusCode).toBe(200)
  return answer.json<PlacedOrder>()
}

async function pay(who: Visitor, { id }: PlacedOrder): Promise<{ payment_id: string; signature: string }> {
  const answer = await who.send('POST', `/test-checkout/${id}`, { outcome: 'success' })
  const paid = answer.json<{ razorpay_payment_id: string; razorpay_signature: string }>()
  return { payment_id: paid.razorpay_payment_id, signature: paid.razorpay_signature }
}

test('who pays for a product gets it, and the stock falls by one', async () => {
  const buyer = await server.signUp()
  const productId = await addProduct()
  const ordered = await order(buyer, productId)
  expect(ordered.amount).toBe(49_900)
  expect(await quantityOf(buyer, productId)).toBe(2)

  const paid = await pay(buyer, ordered)
  const body = { productId, order_id: ordered.id, ...paid }
  const first = await buyer.send('POST', '/goodies/paymentverify', body)
  const second = await buyer.send('POST', '/goodies/paymentverify', body)

  expect(first.json()).toMatchObject({ success: true, orderId: ordered.orderId })
  expect(second.json()).toEqual(first.json())
  expect(await quantityOf(buyer, productId)).toBe(2)
  expect((await buyer.get(`/order/mine/${ordered.orderId}`)).json()).toMatchObject({
    state: 'fulfilled',
    paymentId: paid.payment_id,
  })
})

test('the last one goes to one of two, and the other is told without being charged', async () => {
  const [buyer, late] = await Promise.all([server.signUp(), server.signUp()])
  const productId = await addProduct({ stock: 1 })
  await order(buyer, productId)

  const answer = await late.send('POST', `/goodies/orderid/${productId}`, {})

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'out_of_stock' })
})

const sizedProduct = { description: 'Heavy cotton. Sizes S to XXL: name yours when you order.' }
const address = {
  ...{ name: 'Meera', line1: '14 Ferry Road', city: 'Kochi', region: 'Kerala', postcode: '682001' },
  ...{ country: 'India', phone: '+91 98470 12345' },
}

test.each([
  ['without an address', {}],
  ['without a choice', { address }],
  ['with a blank one', { address: { ...address, choice: '  ' } }],
])('a product in sizes is not ordered %s, and nothing is held', async (_how, body) => {
  const buyer = await server.signUp()
  const productId = await addProduct(sizedProduct)

  const answer = await buyer.send('POST', `/goodies/orderid/${productId}`, body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'bad_input',
    message: 'Name what you choose',
    errors: [{ field: 'address.choice', message: 'Name what you choose' }],
  })
  expect(await quantityOf(buyer, productId)).toBe(3)
})

test('an unpaid order keeps what was chosen when it is taken up again to be paid', async () => {
  const buyer = await server.signUp()
  const productId = await addProduct(sizedProduct)
  const body = { address: { ...address, choice: 'M' } }
  const { orderId } = (await buyer.send('POST', `/goodies/orderid/${productId}`, body)).json<PlacedOrder>()

  const again = await order(buyer, productId)

  expect(again.orderId).toBe(orderId)
  expect((await buyer.get(`/order/mine/${orderId}`)).json()).toMatchObject({ address: { choice: 'M' } })
})

test('who orders again what is paid already has it, and is not asked to pay twice', async () => {
  const buyer = await server.signUp()
  const productId = await addProduct()
  const ordered = await order(buyer, productId)
  await pay(buyer, ordered)

  const again = await buyer.send('POST', `/goodies/orderid/${productId}`, {})

  expect(again.json()).toMatchObject({ orderId: ordered.orderId, state: 'fulfilled' })
  expect(await quantityOf(buyer, productId)).toBe(2)
})

test('the limit counts orders that come about, not the clicks', async () => {
  await using strict = await startApp({ ORDER_LIMIT_PER_HOUR: '2' })
  const buyer = await strict.signUp()
  const [first = '', second = '', third = '', soldOut = ''] = await Promise.all(
    [1, 1, 1, 0].map(async (stock) => {
      const id = randomUUID()
      const row = { id, name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock }
      await strict.database.queries.insert(schema.product).values(row)
      return id
    }),
  )
  const codeOf = async (productId: string) =>
    (await buyer.send('POST', `/goodies/orderid/${productId}`, {})).statusCode

  for (let clicks = 0; clicks < 4; clicks++) expect(await codeOf(first)).toBe(200)
  for (let clicks = 0; clicks < 4; clicks++) expect(await codeOf(soldOut)).toBe(409)

  expect(await codeOf(second)).toBe(200)
  expect(await codeOf(third)).toBe(429)
  expect(await codeOf(first)).toBe(200)
})

test('a payment that nobody told of is found by asking', async () => {
  const buyer = await server.signUp()
  const productId = await addProduct()
  const ordered = await order(buyer, productId)
  await pay(buyer, ordered)
  await server.database.queries.update(schema.order).set({ nextCheckAt: new Date() })

  await processDueOrders(server.context)

  const own = (await buyer.get('/order/mine')).json<{ state: string }[]>()
  expect(own.map(({ state }) => state)).toEqual(['fulfilled'])
})

test('premium begins with its payment and ends by itself after a year', async () => {
  const buyer = await server.signUp()
  const { id } = (await buyer.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()
  const ordered = (await buyer.get(`/premium/subscription/${id}`)).json<PlacedOrder>()
  expect(ordered.amount).toBe(200_000)
  expect((await buyer.get(`/premium/activatepremium/${id}`)).statusCode).toBe(409)

  const body = { productId: id, order_id: ordered.id, ...(await pay(buyer, ordered)) }
  expect((await buyer.send('POST', '/goodies/paymentverify', body)).statusCode).toBe(200)

  expect((await buyer.get(`/premium/activatepremium/${id}`)).json()).toMatchObject({ isPremium: true })
  const { user } = (await buyer.get('/user/check')).json<{ user: { premiumUntil: string } }>()
  const days = (Date.parse(user.premiumUntil) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBeGreaterThanOrEqual(365)
  expect(Math.round(days)).toBeLessThanOrEqual(366)
})
