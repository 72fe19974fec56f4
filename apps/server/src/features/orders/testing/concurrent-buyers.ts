import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { FakePayment } from '../../../testing/fake-razorpay/bank.ts'
import type { FakeRazorpay } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import type { Message } from '../../../testing/fake-razorpay/message.ts'
import { findMoneyMismatches } from './find-money-mismatches.ts'

const { order, product } = schema

/** A buyer who competes for the last items. */
export interface RushBuyer {
  /** null if the product was sold out. */
  readonly order: (productId: string) => Promise<{ readonly id: string } | null>
  readonly verify: (payment: FakePayment, productId: string) => Promise<unknown>
}

export interface Rush {
  readonly database: Database
  readonly fake: FakeRazorpay
  readonly buyers: readonly RushBuyer[]
  readonly productId: string
  /** A random number from 0, below 1. */
  readonly random: () => number
  readonly deliver: (message: Message) => Promise<unknown>
  /** Waits until no work is pending. */
  readonly settle: () => Promise<unknown>
}

export interface RushEnd {
  readonly charged: number
  readonly sold: number
  readonly stock: number
  readonly faults: readonly string[]
}

/**
 * All buyers order at once; those who get an item let the reservation expire, so that others reserve it; then all pay
 * at the same time, and browsers and webhooks report twice, late or never.
 */
export async function rush(given: Rush): Promise<RushEnd> {
  const { fake, productId, random } = given
  const holders = await orderInWaves(given)
  fake.messages.length = 0
  await Promise.all(
    holders.map(async ({ buyer, id }) => {
      const paid = fake.bank.pay(id)
      const delivered = fake.messages.filter(({ body }) => body.includes(paid.id) && random() < 0.5)
      const ways = [
        ...delivered.flatMap((message) => [() => given.deliver(message), () => given.deliver(message)]),
        ...(random() < 0.6 ? [() => buyer.verify(paid, productId)] : []),
      ]
      await Promise.all(ways.map((way) => way()))
    }),
  )
  await given.settle()
  return { charged: holders.length, ...(await endOf(given)) }
}

async function orderInWaves({ database, buyers, productId }: Rush) {
  const holders: { readonly buyer: RushBuyer; readonly id: string }[] = []
  let waiting = [...buyers]
  while (waiting.length > 0) {
    const answers = await Promise.all(
      waiting.map(async (buyer) => ({ buyer, id: (await buyer.order(productId))?.id })),
    )
    const before = holders.length
    for (const { buyer, id } of answers) if (id !== undefined) holders.push({ buyer, id })
    if (holders.length === before) break
    waiting = answers.filter(({ id }) => id === undefined).map(({ buyer }) => buyer)
    await database.queries
      .update(order)
      .set({ reservedUntil: new Date(Date.now() - 1000) })
      .where(and(eq(order.itemId, productId), eq(order.state, 'created')))
  }
  return holders
}

async function endOf({ database, fake, productId }: Rush) {
  const { queries } = database
  const [sold, [row], faults] = await Promise.all([
    queries.$count(order, and(eq(order.itemId, productId), eq(order.state, 'fulfilled'))),
    queries.select().from(product).where(eq(product.id, productId)),
    findMoneyMismatches(database, fake.bank),
  ])
  return { sold, stock: row?.stock ?? Number.NaN, faults }
}
