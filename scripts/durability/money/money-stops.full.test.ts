import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitForBlockedQuery } from '../kill-points.ts'
import type { StartedProgram } from '../started-program.ts'
import type { Buyer } from './buyer.ts'
import { type MoneyTestbed, openMoneyTestbed } from './money-testbed.ts'
import { type TestProduct, testProductFor } from './test-product.ts'

// A server is stopped until another one has done its work, and then continued. The database releases the locks of the stopped one
// after a minute (idle_in_transaction_session_timeout), so the other servers wait that long.

const patienceMs = 300_000

let money: MoneyTestbed
let buyer: Buyer
let testProduct: TestProduct
beforeAll(async () => {
  money = await openMoneyTestbed()
  await money.startServer()
  // Also waits for the answer of a stopped server, so that this server has finished its request.
  buyer = await money.signUp(patienceMs)
}, patienceMs)
beforeEach(async () => {
  testProduct = await testProductFor(money, buyer)
})
afterEach(async () => {
  expect(await money.settle()).toEqual([])
}, patienceMs)
afterAll(() => money[Symbol.asyncDispose](), patienceMs)

const { order, refund } = schema

/** Continues the server and ends it once it has no background work left. */
async function goOn(stopped: StartedProgram): Promise<void> {
  stopped.signal('SIGCONT')
  stopped.signal('SIGTERM')
  expect(await stopped.ended).toBeNull()
}

test.each(['order-before-provider', 'order-after-provider'])(
  'an order whose server stops at %s and goes on is one order that can be paid',
  async (point) => {
    const stopped = await testProduct.armed(point, 'SIGSTOP')
    const first = buyer.orderOnce(testProduct.productId)
    await stopped.untilStopped()
    await money.startServer()
    const made = await testProduct.ordered()

    stopped.signal('SIGCONT')

    expect(await first).toMatchObject(made)
    expect(await testProduct.truth()).toEqual({ states: ['created'], payments: 0, stock: 2 })
    expect(await buyer.verify(money.fake.bank.pay(made.id), testProduct.productId)).toBe(200)
    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a payment that nobody tells of, and whose server stops while it settles it, counts once',
  async () => {
    await testProduct.paid()
    const stopped = await testProduct.armed('payment-before-commit', 'SIGSTOP')
    await money.testbed.database.queries
      .update(order)
      .set({ nextCheckAt: new Date() })
      .where(eq(order.itemId, testProduct.productId))
    await stopped.untilStopped()
    await money.startServer()
    await expect.poll(() => money.settle(), { timeout: patienceMs }).toEqual([])

    await goOn(stopped)

    expect(stopped.said()).toContain('could not be tended')
    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test.each([
  ['payment-before-commit', 500],
  ['payment-before-reply', 200],
])(
  'a buyer whose server stops at %s for longer than its locks last gets the thing once',
  async (point, late) => {
    const payment = await testProduct.paid()
    const stopped = await testProduct.armed(point, 'SIGSTOP')
    const first = buyer.verifyOnce(payment, testProduct.productId)
    await stopped.untilStopped()
    await money.startServer()
    expect(await buyer.verify(payment, testProduct.productId)).toBe(200)

    stopped.signal('SIGCONT')

    expect(await first).toBe(late)
    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a server that goes on while another waits for its locks gives the thing, and the other does not',
  async () => {
    const payment = await testProduct.paid()
    const stopped = await testProduct.armed('payment-before-commit', 'SIGSTOP')
    const first = buyer.verifyOnce(payment, testProduct.productId)
    await stopped.untilStopped()
    await money.startServer()
    const second = buyer.verify(payment, testProduct.productId)
    await waitForBlockedQuery(money.testbed)

    stopped.signal('SIGCONT')

    expect(await Promise.all([first, second])).toEqual([200, 200])
    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'a message that comes while the database is stopped is not taken, and counts once when it goes on',
  async () => {
    const payment = await testProduct.paid()
    const [message] = money.fake.messages.filter(({ event }) => event === 'payment.captured')
    if (!message) throw new Error('The payment was not told of.')
    {
      using _stopped = await money.testbed.stopDatabase()
      expect(await money.deliver(message)).not.toBe(200)
      expect(await buyer.verifyOnce(payment, testProduct.productId)).toBeGreaterThanOrEqual(500)
    }

    await money.deliverUntilTaken(message)
    await money.deliverUntilTaken(message)

    expect(await testProduct.truth()).toEqual({ states: ['fulfilled'], payments: 1, stock: 1 })
  },
  patienceMs,
)

test(
  'what a stopped server holds for an order is sold when its time is over, and who pays it then has the money back',
  async () => {
    const other = await money.signUp(patienceMs)
    const buy = async () => {
      const made = await other.order(testProduct.productId)
      return made && other.verify(money.fake.bank.pay(made.id), testProduct.productId)
    }
    const stopped = await testProduct.armed('order-after-provider', 'SIGSTOP')
    const first = buyer.orderOnce(testProduct.productId)
    await stopped.untilStopped()
    await money.startServer()
    expect([await buy(), await buy()]).toEqual([200, null])
    await testProduct.endReservations()
    expect([await buy(), await buy()]).toEqual([200, null])

    stopped.signal('SIGCONT')
    const payment = money.fake.bank.pay((await first)?.id ?? '')

    expect(await buyer.verify(payment, testProduct.productId)).toBe(409)
    expect(await money.settle()).toEqual([])
    expect(await testProduct.truth()).toEqual({
      states: ['fulfilled', 'fulfilled', 'refunded'],
      payments: 3,
      stock: 0,
    })
    expect(money.fake.bank.payment(payment.id)).toMatchObject({ amount_refunded: payment.amount })
  },
  patienceMs,
)

test(
  'a refund whose server stops after the provider made it, and goes on, is made and booked once',
  async () => {
    const { queries } = money.testbed.database
    const payment = await testProduct.paid()
    await testProduct.sellOut()
    const stopped = await testProduct.armed('refund-after-provider', 'SIGSTOP')
    expect(await buyer.verifyOnce(payment, testProduct.productId)).toBe(409)
    await stopped.untilStopped()
    const known = () => queries.select().from(refund).where(eq(refund.paymentId, payment.id))
    expect(await known()).toMatchObject([{ state: 'sending' }])
    await money.startServer()
    expect(await money.settle()).toEqual([])

    await goOn(stopped)

    const made = [...money.fake.bank.refunds.values()].filter(({ payment_id }) => payment_id === payment.id)
    expect(made).toHaveLength(1)
    expect(await known()).toMatchObject([{ state: 'done' }])
    expect(await testProduct.truth()).toEqual({ states: ['refunded'], payments: 1, stock: 0 })
  },
  patienceMs,
)
