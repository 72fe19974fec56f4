import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

// A public address without keys of a payment provider: the test checkout would give everything to everybody.
let server: TestApp
let buyer: Visitor
beforeAll(async () => {
  server = await startApp({ TEST_CHECKOUT: 'off' })
  buyer = await server.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())

async function addProduct(pricePaise: number): Promise<string> {
  const id = randomUUID()
  const mug = { id, name: `Mug ${id}`, description: 'Holds tea.', pricePaise, stock: 3 }
  await server.database.queries.insert(schema.product).values(mug)
  return id
}

test('nothing with a price can be ordered, it is said why, and no stock is held', async () => {
  const productId = await addProduct(49_900)
  const { id } = (await buyer.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()

  const answers = [
    await buyer.send('POST', `/goodies/orderid/${productId}`, {}),
    await buyer.get(`/premium/subscription/${id}`),
  ]

  for (const answer of answers) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'payments_off',
      message: expect.stringContaining('takes no payments'),
    })
  }
  expect((await buyer.get('/order/mine')).json()).toEqual([])
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 3 })
})

test('pages are told before anybody tries', async () => {
  expect((await buyer.get('/order/payments')).json()).toEqual({ provider: null })
})

test('what is free is ordered as ever', async () => {
  const productId = await addProduct(0)

  const answer = await buyer.send('POST', `/goodies/orderid/${productId}`, {})

  expect(answer.statusCode).toBe(200)
  expect((await buyer.get('/order/mine')).json()).toMatchObject([{ state: 'fulfilled' }])
})

test('an order that was opened while the test checkout was on cannot be paid there any more', async () => {
  const facts = {
    kind: 'product',
    itemId: await addProduct(49_900),
    itemName: 'Mug',
    amountPaise: 49_900,
  } as const
  const order = { id: randomUUID(), userId: buyer.user._id, ...facts, provider: 'test' } as const
  const providerOrderId = `order_test_${order.id.replaceAll('-', '')}`
  await server.database.queries.insert(schema.order).values({ ...order, providerOrderId })

  const answer = await buyer.send('POST', `/test-checkout/${providerOrderId}`, { outcome: 'success' })

  expect(answer.statusCode).toBe(404)
})
