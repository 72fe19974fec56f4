import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FakePayment } from '../../../apps/server/src/testing/fake-razorpay/bank.ts'
import type { StartedProgram } from '../started-program.ts'
import type { Buyer, Ordered } from './buyer.ts'
import type { MoneyTestbed } from './money-testbed.ts'

const { order, payment, product } = schema

/** Two pieces of one thing, and what a test does with them and asks of them. */
export interface Goods {
  readonly productId: string
  readonly ordered: () => Promise<Ordered>
  /** Orders and pays at the provider, whose messages so far are thrown away. */
  readonly paid: () => Promise<FakePayment>
  /** The time for which unpaid orders hold a piece is over. */
  readonly endReservations: () => Promise<void>
  /** There are none left, and nobody holds one. */
  readonly sellOut: () => Promise<void>
  /** What the database has of it. */
  readonly truth: () => Promise<{ states: string[]; payments: number; stock: number | undefined }>
  /** The only server, which gets a signal at a point: another would do the work in its place. */
  readonly armed: (point: string, signal: 'SIGKILL' | 'SIGSTOP') => Promise<StartedProgram>
}

export async function goodsFor(money: MoneyTestbed, buyer: Buyer): Promise<Goods> {
  const { queries } = money.bed.database
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
      .where(eq(order.thingId, productId))
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
        queries.select().from(order).where(eq(order.thingId, productId)),
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
      await money.bed.clear()
      return money.startServer({ FAILPOINTS: `${point}:${signal}` })
    },
  }
}
