import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FakePayment } from '../../../apps/server/src/testing/fake-razorpay/bank.ts'
import type { StartedProgram } from '../started-program.ts'
import type { Buyer, OrderAnswer } from './buyer.ts'
import type { MoneyTestbed } from './money-testbed.ts'

const { order, payment, product } = schema

/** A product with a stock of two, with actions and queries for tests. */
export interface TestProduct {
  readonly productId: string
  readonly ordered: () => Promise<OrderAnswer>
  /** Orders and pays at the provider, and discards the provider's messages so far. */
  readonly paid: () => Promise<FakePayment>
  /** Expires the reservations of unpaid orders. */
  readonly endReservations: () => Promise<void>
  /** Sets the stock to zero without reservations. */
  readonly sellOut: () => Promise<void>
  /** The state in the database. */
  readonly truth: () => Promise<{ states: string[]; payments: number; stock: number | undefined }>
  /** Starts the only server, with a failpoint armed: a second server would do its work. */
  readonly armed: (point: string, signal: 'SIGKILL' | 'SIGSTOP') => Promise<StartedProgram>
}

export async function testProductFor(money: MoneyTestbed, buyer: Buyer): Promise<TestProduct> {
  const { queries } = money.testbed.database
  const productId = await money.addProduct(2)
  const ordered = async () => {
    const made = await buyer.order(productId)
    if (!made) throw new Error('There was none left.')
    return made
  }
  const endReservations = async () => {
    await queries
      .update(order)
      .set({ reservedUntil: new Date(0) })
      .where(eq(order.itemId, productId))
  }
  return {
    productId,
    ordered,
    paid: async () => {
      money.fake.messages.length = 0
      return money.fake.bank.pay((await ordered()).id)
    },
    endReservations,
    sellOut: async () => {
      await endReservations()
      await queries.update(product).set({ stock: 0 }).where(eq(product.id, productId))
    },
    truth: async () => {
      const [orders, payments, [row]] = await Promise.all([
        queries.select().from(order).where(eq(order.itemId, productId)),
        queries.select().from(payment),
        queries.select().from(product).where(eq(product.id, productId)),
      ])
      const own = payments.filter(({ orderId }) => orders.some(({ id }) => id === orderId))
      return {
        states: orders.map(({ state }) => state).toSorted(),
        payments: own.length,
        stock: row?.stock,
      }
    },
    armed: async (point, signal) => {
      await money.testbed.clear()
      return money.startServer({ FAILPOINTS: `${point}:${signal}` })
    },
  }
}
