import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'

const testbed = await openMoneyTestbed()
const buyer = await testbed.server.signUp()
checkBooksAfterEach(testbed)

const ago = (ms: number) => new Date(Date.now() - ms)

test('what nobody pays for is free again after its time, once', async () => {
  const productId = await testbed.addProduct({ stock: 1 })
  const ordered = await testbed.order(buyer, productId)
  await testbed.change(ordered.orderId, { reservedUntil: ago(1000) })

  await testbed.tend()
  await testbed.tend()

  expect(await testbed.stateOf(ordered.orderId)).toBe('expired')
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 1 })
})

test('a payment after that time gets the thing while there is one, and otherwise the money back', async () => {
  const productId = await testbed.addProduct({ stock: 1 })
  const [first, second] = [await testbed.server.signUp(), await testbed.server.signUp()]
  const early = await testbed.order(first, productId)
  await testbed.change(early.orderId, { reservedUntil: ago(1000) })
  const late = await testbed.order(second, productId)
  await testbed.change(late.orderId, { reservedUntil: ago(1000) })
  await testbed.tend()

  expect((await testbed.verify(second, testbed.fake.bank.pay(late.id), productId)).statusCode).toBe(200)
  const paid = testbed.fake.bank.pay(early.id)
  const answer = await testbed.verify(first, paid, productId)
  await testbed.tend()

  expect(answer.json()).toMatchObject({
    code: 'order_refunded',
    message: expect.stringContaining('sold out before your payment'),
  })
  expect(await testbed.stateOf(early.orderId)).toBe('refunded')
  expect(await testbed.refundsOf(early.orderId)).toMatchObject([{ state: 'done', reason: 'sold_out' }])
  expect(await testbed.stockOf(productId)).toBe(0)
})

test('an older order at another price does not take what somebody else holds', async () => {
  const productId = await testbed.addProduct({ stock: 2 })
  const other = await testbed.server.signUp()
  const old = await testbed.order(buyer, productId)
  await testbed.server.database.queries
    .update(schema.product)
    .set({ pricePaise: 60_000, stock: 2 })
    .where(eq(schema.product.id, productId))
  const current = await testbed.order(buyer, productId)
  const held = await testbed.order(other, productId)

  const tooMuch = await testbed.verify(buyer, testbed.fake.bank.pay(old.id), productId)

  expect(tooMuch.json()).toMatchObject({ code: 'order_refunded' })
  expect((await testbed.verify(other, testbed.fake.bank.pay(held.id), productId)).statusCode).toBe(200)
  expect((await testbed.verify(buyer, testbed.fake.bank.pay(current.id), productId)).statusCode).toBe(200)
  expect(await testbed.stockOf(productId)).toBe(0)
})

test('who paid too late is told by mail that the money goes back, once', async () => {
  const productId = await testbed.addProduct({ stock: 1 })
  const late = await testbed.order(buyer, productId)
  await testbed.change(late.orderId, { reservedUntil: ago(1000) })
  const other = await testbed.server.signUp()
  const current = await testbed.order(other, productId)
  await testbed.verify(other, testbed.fake.bank.pay(current.id), productId)
  const { mailer } = testbed.server.context
  const { send } = mailer
  const mails: string[] = []
  Object.assign(mailer, {
    send: ({ to, text }: { to: string; text: string }) => void mails.push(`${to} ${text}`),
  })

  testbed.fake.messages.length = 0
  testbed.fake.bank.pay(late.id)
  for (const each of [...testbed.fake.messages, ...testbed.fake.messages]) await testbed.deliver(each)
  await testbed.tend()
  Object.assign(mailer, { send })

  expect(mails).toEqual([expect.stringMatching(/sold out before your payment/)])
  expect(mails[0]).toContain(buyer.user.emailId)
})
