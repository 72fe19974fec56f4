import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyBed } from '../testing/money-bed.ts'

const bed = await openMoneyBed()
const buyer = await bed.server.signUp()
checkBooksAfterEach(bed)

const ago = (ms: number) => new Date(Date.now() - ms)

test('what nobody pays for is free again after its time, once', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  const ordered = await bed.order(buyer, productId)
  await bed.change(ordered.orderId, { reservedUntil: ago(1000) })

  await bed.tend()
  await bed.tend()

  expect(await bed.stateOf(ordered.orderId)).toBe('expired')
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 1 })
})

test('a payment after that time gets the thing while there is one, and otherwise the money back', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  const [first, second] = [await bed.server.signUp(), await bed.server.signUp()]
  const early = await bed.order(first, productId)
  await bed.change(early.orderId, { reservedUntil: ago(1000) })
  const late = await bed.order(second, productId)
  await bed.change(late.orderId, { reservedUntil: ago(1000) })
  await bed.tend()

  expect((await bed.verify(second, bed.fake.bank.pay(late.id), productId)).statusCode).toBe(200)
  const paid = bed.fake.bank.pay(early.id)
  const answer = await bed.verify(first, paid, productId)
  await bed.tend()

  expect(answer.json()).toMatchObject({
    code: 'order_refunded',
    message: expect.stringContaining('sold out before your payment'),
  })
  expect(await bed.stateOf(early.orderId)).toBe('refunded')
  expect(await bed.refundsOf(early.orderId)).toMatchObject([{ state: 'done', reason: 'sold_out' }])
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

test('who paid too late is told by mail that the money goes back, once', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  const late = await bed.order(buyer, productId)
  await bed.change(late.orderId, { reservedUntil: ago(1000) })
  const other = await bed.server.signUp()
  const current = await bed.order(other, productId)
  await bed.verify(other, bed.fake.bank.pay(current.id), productId)
  const { mailer } = bed.server.context
  const { send } = mailer
  const mails: string[] = []
  Object.assign(mailer, {
    send: ({ to, text }: { to: string; text: string }) => void mails.push(`${to} ${text}`),
  })

  bed.fake.messages.length = 0
  bed.fake.bank.pay(late.id)
  for (const each of [...bed.fake.messages, ...bed.fake.messages]) await bed.deliver(each)
  await bed.tend()
  Object.assign(mailer, { send })

  expect(mails).toEqual([expect.stringMatching(/sold out before your payment/)])
  expect(mails[0]).toContain(buyer.user.emailId)
})
