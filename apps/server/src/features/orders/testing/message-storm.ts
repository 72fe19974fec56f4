import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { keys } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import { type Message, sign } from '../../../testing/fake-razorpay/message.ts'
import type { MoneyTestbed } from './money-testbed.ts'

export interface Storm {
  readonly orders: number
  readonly deliveriesEach: number
  /** Among so many orders stands one forged message, in addition. */
  readonly ordersPerForgery: number
  /** Among so many orders one is reported by the browser first. */
  readonly ordersPerBrowserReport: number
}

export interface StormEnd {
  readonly fulfilled: number
  readonly mails: number
  readonly refusedForged: number
  readonly refusedGenuine: number
  readonly slowestMs: number
}

/** Messages that are delivered at the same time. */
const concurrentDeliveries = 16

/** Sends a webhook message for each of many orders, several times and in random order, between forged ones. */
export async function messageStorm(testbed: MoneyTestbed, storm: Storm): Promise<StormEnd> {
  const buyer = await testbed.server.signUp()
  let mails = 0
  Object.assign(testbed.server.context.mailer, { send: () => void mails++ })
  const [genuine, forged]: [Message[], Message[]] = [[], []]
  for (let at = 0; at < storm.orders; at++) {
    const ordered = await testbed.order(buyer, await testbed.addProduct({ pricePaise: 100 + at }))
    testbed.fake.messages.length = 0
    const paid = testbed.fake.bank.pay(ordered.id)
    const wanted = at % 2 === 0 ? 'order.paid' : 'payment.captured'
    const message = testbed.fake.messages.find(({ event }) => event === wanted)
    if (!message) throw new Error('The payment was not told of.')
    for (let each = 0; each < storm.deliveriesEach; each++) genuine.push(message)
    if (at % storm.ordersPerForgery === 0) forged.push(forge(message, at))
    if (at % storm.ordersPerBrowserReport === 0) await testbed.verify(buyer, paid, ordered.productId)
  }
  const seen = await deliverAll(testbed, mixed([...genuine, ...forged]))
  const isForged = new Set(forged)
  const refused = seen.filter(({ status }) => status !== 200)
  return {
    fulfilled: await testbed.server.database.queries.$count(
      schema.order,
      eq(schema.order.state, 'fulfilled'),
    ),
    mails,
    refusedForged: refused.filter(({ message }) => isForged.has(message)).length,
    refusedGenuine: refused.filter(({ message }) => !isForged.has(message)).length,
    slowestMs: Math.max(...seen.map(({ ms }) => ms)),
  }
}

/** Alternates: a different body under a valid signature, a wrong key, and a guessed signature. */
function forge(message: Message, at: number): Message {
  const id = `evt_forged_${at}`
  switch (at % 3) {
    case 0:
      return { ...message, id, body: Buffer.from(`${message.body} `) }
    case 1:
      return { ...message, id, signature: sign(message.body, keys.RAZORPAY_KEY_SECRET) }
    default:
      return { ...message, id, signature: '0'.repeat(64) }
  }
}

async function deliverAll(testbed: MoneyTestbed, messages: readonly Message[]) {
  const waiting = [...messages]
  const seen: { readonly message: Message; readonly status: number; readonly ms: number }[] = []
  const lane = async () => {
    for (let message = waiting.pop(); message; message = waiting.pop()) {
      const startedAt = performance.now()
      const status = await testbed.deliver(message)
      seen.push({ message, status, ms: performance.now() - startedAt })
    }
  }
  await Promise.all(Array.from({ length: concurrentDeliveries }, lane))
  return seen
}

function mixed<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
