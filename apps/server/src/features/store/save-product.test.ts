import { randomUUID } from 'node:crypto'
import type { Product } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ ORDER_LIMIT_PER_HOUR: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const mug = {
  productName: 'Mug',
  productDescription: 'Holds tea.',
  productPrice: 449,
  quantity: 5,
  imageUrl: '',
}

async function add(change: Partial<typeof mug> = {}): Promise<string> {
  const answer = await admin.send('POST', '/goodies/addgoodies', { ...mug, ...change })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ _id: string }>()._id
}
const show = async (id: string) => (await admin.get(`/goodies/getgoodie/${id}`)).json<Product>()
const save = (id: string, body: object) => admin.send('PUT', `/goodies/updategoodies/${id}`, body)

test('what an admin reads of a product can be sent back unchanged', async () => {
  const id = await add({ productPrice: 1199.5 })
  const before = await show(id)

  expect((await save(id, before)).statusCode).toBe(200)

  const { updatedAt: _, ...rest } = before
  expect(await show(id)).toMatchObject(rest)
})

test('a picture that is changed under either of its names is changed', async () => {
  const id = await add({ imageUrl: 'https://a.example/old.png' })
  const seen = await show(id)

  await save(id, { ...seen, productImage: 'https://a.example/new.png' })
  expect(await show(id)).toMatchObject({ imageUrl: 'https://a.example/new.png' })
  await save(id, { ...(await show(id)), imageUrl: '' })

  expect(await show(id)).toMatchObject({ imageUrl: '', productImage: '' })
})

test('of two who change the same product, the second is told instead of undoing what the first did', async () => {
  const id = await add({ quantity: 5, productPrice: 0 })
  const seen = await show(id)
  await (await server.signUp()).send('POST', `/goodies/orderid/${id}`, {})

  const described = await save(id, { ...seen, productDescription: 'Holds more tea.' })
  const dearer = await save(id, { ...seen, productPrice: 500 })
  const onPurpose = await save(id, { ...seen, productName: 'Cup', updatedAt: undefined })

  expect([described.statusCode, dearer.statusCode, onPurpose.statusCode]).toEqual([200, 409, 200])
  expect(dearer.json()).toMatchObject({ code: 'product_changed' })
  expect(await show(id)).toMatchObject({ productName: 'Cup', productPrice: 0 })
})

test('what was bought while an admin had the form open stays sold', async () => {
  const id = await add({ quantity: 5, productPrice: 0 })
  const { updatedAt: _, ...seen } = await show(id)
  const buyer = await server.signUp()
  expect((await buyer.send('POST', `/goodies/orderid/${id}`, {})).statusCode).toBe(200)

  await save(id, { ...seen, productName: 'Cup', quantityWas: seen.quantity })
  expect(await show(id)).toMatchObject({ productName: 'Cup', quantity: 4 })
  await save(id, { ...seen, quantity: 7, quantityWas: 5 })
  expect(await show(id)).toMatchObject({ quantity: 6 })
  await save(id, { ...seen, quantity: 0, quantityWas: 1000 })
  expect(await show(id)).toMatchObject({ quantity: 0 })
  await save(id, { ...seen, quantity: 9 })
  expect(await show(id)).toMatchObject({ quantity: 9 })
})

test('the dashboard counts what is on sale, and what of it is gone', async () => {
  type Counts = { store: { products: number; outOfStock: number } }
  const read = async () => (await admin.get('/admin/overview')).json<Counts>().store
  const before = await read()
  await add({ quantity: 0 })
  await admin.send('DELETE', `/goodies/deletegoodies/${await add()}`)

  const after = await read()

  expect(after).toEqual({ products: before.products + 1, outOfStock: before.outOfStock + 1 })
})

const long = (length: number) => 'x'.repeat(length)
test.each([
  ['productName', [undefined, '', '   ', 7, long(201)]],
  ['productDescription', [undefined, '', ' \n ', null, long(5001)]],
  ['productPrice', [undefined, '5', -1, 0.5, 1.999, 1_000_001, 1e300, null]],
  ['quantity', [undefined, '5', -1, 1.5, 1_000_001, null]],
  ['imageUrl', ['http://a.example/x.png', 'javascript:alert(1)', 'x', 7, `https://a.example/${long(2000)}`]],
  ['productImage', ['data:image/png;base64,AA', 'https://me:secret@a.example/x.png']],
] as const)(
  'a product with a wrong %s is refused by that name, and nothing changes',
  async (field, values) => {
    const id = await add()
    const before = await show(id)
    const rows = await server.database.queries.$count(schema.product)

    for (const value of values) {
      const body = { ...mug, [field]: value }
      for (const answer of [await admin.send('POST', '/goodies/addgoodies', body), await save(id, body)]) {
        expect(answer.json()).toMatchObject({ status: 400, code: 'bad_input', errors: [{ field }] })
      }
    }
    expect(await show(id)).toEqual(before)
    expect(await server.database.queries.$count(schema.product)).toBe(rows)
  },
)

test('what does not exist, or was deleted, cannot be changed or deleted', async () => {
  const deleted = await add()
  await admin.send('DELETE', `/goodies/deletegoodies/${deleted}`)

  for (const id of [deleted, randomUUID(), 'x']) {
    expect((await save(id, mug)).json()).toMatchObject({ code: 'product_not_found' })
    expect((await admin.send('DELETE', `/goodies/deletegoodies/${id}`)).statusCode).toBe(404)
  }
})
