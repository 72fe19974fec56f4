import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

test('a buyer finds orders by what they are for, counted by it, too', async () => {
  const buyer = await server.signUp()
  const productId = randomUUID()
  const mug = { id: productId, name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock: 3 }
  await server.database.queries.insert(schema.product).values(mug)
  await buyer.send('POST', `/goodies/orderid/${productId}`, {})
  const { id } = (await buyer.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()
  await buyer.get(`/premium/subscription/${id}`)

  const [all, goods, courses] = await Promise.all(
    ['', '?kind=product', '?kind=course'].map((query) => buyer.get(`/order/mine${query}`)),
  )

  expect(all?.headers['x-total-count']).toBe('2')
  expect(goods?.headers['x-total-count']).toBe('1')
  expect(goods?.json()).toMatchObject([{ kind: 'product', thing: { name: 'Mug' } }])
  expect(courses?.json()).toEqual([])
})

test('without keys of a payment provider, payments are in test mode', async () => {
  const buyer = await server.signUp()

  expect((await buyer.get('/order/payments')).json()).toEqual({ provider: 'test' })
})
