import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FakePayment } from '../../../apps/server/src/testing/fake-razorpay/bank.ts'
import type { Buyer, Ordered } from './buyer.ts'
import { type MoneyTestbed, openMoneyTestbed } from './money-testbed.ts'

const patienceMs = 90_000

let money: MoneyTestbed
let buyer: Buyer
let productId: string
beforeAll(async () => {
  money = await openMoneyTestbed()
  await money.startServer()
  buyer = await money.signUp()
}, patienceMs)
beforeEach(async () => {
  productId = await money.addProduct(2)
})
afterEach(async () => {
  expect(await money.settle()).toEqual([])
}, patienceMs)
afterAll(() => money[Symbol.asyncDispose](), patienceMs)

const { order, payment, product, refund } = schema

/** The only server: another would do the work in its place. */
async function armed(point: string) {
  await money.bed.clear()
  return money.startServer({ FAILPOINTS: `${point}:SIGKILL` })
}

async function ordered(): Promise<Ordered> {
  const made = await buyer.order(productId)
  if (!made) throw new Error('There was none left.')
  return made
}

async function paid(): Promise<FakePayment> {
  money.fake.messages.length = 0
  return money.fake.bank.pay((await ordered()).id)
}

async function truth() {
  const { queries } = money.bed.database
  const [orders, payments, [row]] = await Promise.all([
    queries.select().from(order).where(eq(order.thingId, productId)),
    queries.select().from(payment),
    queries.select().from(product).where(eq(product.id, productId)),
  ])
  const own = payments.filter(({ orderId }) => orders.some(({ id }) => id === orderId))
  return { states: orders.map(({ state }) => state), payments: own.length, stock: row?.stock }
}

test.each(['order-before-provider', 'order-after-provider'])(
  'a server that dies at %s leaves one order that can be paid',
  async (point) => {
    const victim = await armed(point)
    expect(await buyer.orderOnce(productId)).toBeNull()
    expect(await victim.ended).toBe('SIGKILL')

    await money.startServer()
    const made = await ordered()

    const atProvider = [...money.fake.bank.orders.values()].filter(({ receipt }) => receipt === made.orderId)
    expect(atProvider.map(({ id }) => id)).toEqual([made.id])
    expect(await truth()).toEqual({ states: ['created'], payments: 0, stock: 2 })
  },
  patienceMs,
)

test.each([
  ['payment-before-commit', { states: ['created'], payments: 0, stock: 2 }],
  ['payment-before-reply', { states: ['fulfilled'], payments: 1, stock: 1 }],
])(
  'a buyer whose server dies at %s gets the thing once',
  async (point, left) => {
    const payment = await paid()
    const victim = await armed(point)
    expect(await buyer.verifyOnce(payment, productId)).toBe(0)
    expect(await victim.ended).toBe('SIGKILL')
    expect(await truth()).toEqual(left)

    await money.startServer()

    expect(await buyer.verify(payment, productId)).toBe(200)
    expect(await buyer.verify(payment, productId)).toBe(200)
    expect(await truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a message whose server dies over it is sent again, and counts once',
  async () => {
    await paid()
    const [message] = money.fake.messages.filter(({ event }) => event === 'order.paid')
    if (!message) throw new Error('The payment was not told of.')
    const victim = await armed('payment-before-commit')
    expect(await money.deliver(message)).toBe(0)
    expect(await victim.ended).toBe('SIGKILL')

    await money.startServer()
    await money.deliverUntilTaken(message)
    await money.deliverUntilTaken(message)

    expect(await truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a message that comes while the database is away is refused, and counts once when it is back',
  async () => {
    await paid()
    const [message] = money.fake.messages.filter(({ event }) => event === 'payment.captured')
    if (!message) throw new Error('The payment was not told of.')
    await money.bed.killDatabase()
    expect(await money.deliver(message)).toBeGreaterThanOrEqual(500)

    await money.bed.startDatabase()
    await money.deliverUntilTaken(message)

    expect(await truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a refund whose server dies after the provider made it is made once',
  async () => {
    const { queries } = money.bed.database
    const payment = await paid()
    await queries
      .update(order)
      .set({ reservedUntil: new Date(0) })
      .where(eq(order.thingId, productId))
    await queries.update(product).set({ stock: 0 }).where(eq(product.id, productId))
    const victim = await armed('refund-after-provider')

    expect(await buyer.verify(payment, productId)).toBe(409)
    expect(await victim.ended).toBe('SIGKILL')
    expect(await queries.select().from(refund).where(eq(refund.paymentId, payment.id))).toMatchObject([
      { state: 'sending' },
    ])
    await money.startServer()
    await money.settle()

    const made = [...money.fake.bank.refunds.values()].filter(({ payment_id }) => payment_id === payment.id)
    expect(made).toHaveLength(1)
    expect(await truth()).toEqual({ states: ['refunded'], payments: 1, stock: 0 })
  },
  patienceMs,
)
