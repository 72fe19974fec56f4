import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { schema } from '@codedojo/db'
import { isNotNull } from 'drizzle-orm'
import { findMoneyMismatches } from '../../../apps/server/src/features/orders/testing/find-money-mismatches.ts'
import {
  type FakeRazorpay,
  startFakeRazorpay,
} from '../../../apps/server/src/testing/fake-razorpay/fake-razorpay.ts'
import { type Message, post } from '../../../apps/server/src/testing/fake-razorpay/message.ts'
import type { StartedProgram } from '../started-program.ts'
import { openTestbed, type Testbed } from '../testbed.ts'
import { type Buyer, signUpBuyer } from './buyer.ts'

const { order, product, refund } = schema

/** Servers that a test can kill, with a payment provider that outlives them. */
export interface MoneyTestbed extends AsyncDisposable {
  readonly testbed: Testbed
  readonly fake: FakeRazorpay
  readonly startServer: (settings?: Readonly<Record<string, string>>) => Promise<StartedProgram>
  /** Registers a buyer, who waits ten seconds for an answer by default. */
  readonly signUp: (answerWithinMs?: number) => Promise<Buyer>
  readonly addProduct: (stock: number) => Promise<string>
  /** Delivers a webhook message once; returns the status, or 0 without an answer. */
  readonly deliver: (message: Message) => Promise<number>
  /** Delivers it repeatedly until it is accepted, as the provider does for a day. */
  readonly deliverUntilTaken: (message: Message) => Promise<void>
  /** Waits until a running server has reconciled everything; returns what is still inconsistent after a minute. */
  readonly settle: () => Promise<readonly string[]>
}

export async function openMoneyTestbed(): Promise<MoneyTestbed> {
  const fake = await startFakeRazorpay()
  const testbed = await openTestbed()
  const { queries } = testbed.database
  const limits = { ORDER_LIMIT_PER_HOUR: '1000000', SIGN_UP_LIMIT_PER_10_MINUTES: '10000' }
  const deliver = (message: Message) => post(`${testbed.address()}/api/webhook/razorpay`, message)
  return {
    testbed,
    fake,
    startServer: (settings = {}) => testbed.startServer({ ...fake.settings, ...limits, ...settings }),
    signUp: (answerWithinMs = 10_000) => signUpBuyer({ url: testbed.address, fake, answerWithinMs }),
    addProduct: async (stock) => {
      const id = randomUUID()
      await queries
        .insert(product)
        .values({ id, name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock })
      return id
    },
    deliver,
    deliverUntilTaken: async (message) => {
      while ((await deliver(message)) !== 200) await sleep(200)
    },
    settle: async () => {
      let faults: readonly string[] = ['nothing was looked at']
      for (const until = Date.now() + 60_000; faults.length > 0 && Date.now() < until; ) {
        // Runs the reconciliation immediately instead of waiting for its next minute.
        const now = new Date()
        await queries.update(order).set({ nextCheckAt: now }).where(isNotNull(order.nextCheckAt))
        await queries.update(refund).set({ nextTryAt: now }).where(isNotNull(refund.nextTryAt))
        await sleep(1000)
        faults = await findMoneyMismatches(testbed.database, fake.bank)
      }
      return faults
    },
    [Symbol.asyncDispose]: async () => {
      await testbed[Symbol.asyncDispose]()
      await fake[Symbol.asyncDispose]()
    },
  }
}
