import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Buyer } from './buyer.ts'
import { type MoneyTestbed, openMoneyTestbed } from './money-testbed.ts'
import { type TestProduct, testProductFor } from './test-product.ts'

const patienceMs = 240_000

let money: MoneyTestbed
let buyer: Buyer
let testProduct: TestProduct
beforeAll(async () => {
  money = await openMoneyTestbed()
  await money.startServer()
  buyer = await money.signUp()
}, patienceMs)
beforeEach(async () => {
  testProduct = await testProductFor(money, buyer)
})
afterEach(async () => {
  expect(await money.settle()).toEqual([])
}, patienceMs)
afterAll(() => money[Symbol.asyncDispose](), patienceMs)

const { refund } = schema

test.each(['order-before-provider', 'order-after-provider'])(
  'a server that dies at %s leaves one order that can be paid',
  async (point) => {
    const victim = await testProduct.armed(point, 'SIGKILL')
    expect(await buyer.orderOnce(testProduct.productId)).toBeNull()
    expect(await victim.ended).toBe('SIGKILL')

    await money.startServer()
    const made = await testProduct.ordered()

    const atProvider = [...money.fake.bank.orders.values()].filter(({ receipt }) => receipt === made.orderId)
    expect(atProvider.map(({ id }) => id)).toEqual([made.id])
    expect(await testProduct.truth()).toEqual({ states: ['created'], payments: 0, stock: 2 })
  },
  patienceMs,
)

test.each([
  ['payment-before-commit', { states: ['created'], payments: 0, stock: 2 }],
  ['payment-before-reply', { states: ['fulfilled'], payments: 1, stock: 1 }],
])(
  'a buyer whose server dies at %s gets the thing once',
  async (point, left) => {
    const payment = await testProduct.paid()
    const victim = await testProduct.armed(point, 'SIGKILL')
    expect(await buyer.verifyOnce(payment, testProduct.productId)).toBe(0)
    expect(await victim.ended).toBe('SIGKILL')
    expect(await testProduct.truth()).toEqual(left)

    await money.startServer()

    expect(await buyer.verify(payment, testProduct.productId)).toBe(200)
    expect(await buyer.verify(payment, testProduct.productId)).toBe(200)
    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a message whose server dies over it is sent again, and counts once',
  async () => {
    await testProduct.paid()
    const [message] = money.fake.messages.filter(({ event }) => event === 'order.paid')
    if (!message) throw new Error('The payment was not told of.')
    const victim = await testProduct.armed('payment-before-commit', 'SIGKILL')
    expect(await money.deliver(message)).toBe(0)
    expect(await victim.ended).toBe('SIGKILL')

    await money.startServer()
    await money.deliverUntilTaken(message)
    await money.deliverUntilTaken(message)

    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a message that comes while the database is away is refused, and counts once when it is back',
  async () => {
    await testProduct.paid()
    const [message] = money.fake.messages.filter(({ event }) => event === 'payment.captured')
    if (!message) throw new Error('The payment was not told of.')
    await money.testbed.killDatabase()
    expect(await money.deliver(message)).toBeGreaterThanOrEqual(500)

    await money.testbed.startDatabase()
    await money.deliverUntilTaken(message)

    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a refund whose server dies after the provider made it is made once',
  async () => {
    const { queries } = money.testbed.database
    const payment = await testProduct.paid()
    await testProduct.sellOut()
    const victim = await testProduct.armed('refund-after-provider', 'SIGKILL')

    expect(await buyer.verify(payment, testProduct.productId)).toBe(409)
    expect(await victim.ended).toBe('SIGKILL')
    expect(await queries.select().from(refund).where(eq(refund.paymentId, payment.id))).toMatchObject([
      { state: 'sending' },
    ])
    await money.startServer()
    await money.settle()

    const made = [...money.fake.bank.refunds.values()].filter(({ payment_id }) => payment_id === payment.id)
    expect(made).toHaveLength(1)
    expect(await testProduct.truth()).toEqual({ states: ['refunded'], payments: 1, stock: 0 })
  },
  patienceMs,
)
