import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { eq, isNotNull } from 'drizzle-orm'
import { type FakeRazorpay, startFakeRazorpay } from '../../../testing/fake-razorpay/fake-razorpay.ts'
import { headersOf, type Message } from '../../../testing/fake-razorpay/message.ts'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { processDueOrders } from '../fulfilment/watch-orders.ts'
import { findMoneyMismatches } from './find-money-mismatches.ts'

const { order, product, refund } = schema

export interface PlacedOrder {
  /** The provider's order id. */
  readonly id: string
  readonly orderId: string
  readonly amount: number
  readonly productId: string
}

/** A server with a fake Razorpay of its own. */
export interface MoneyTestbed extends AsyncDisposable {
  readonly server: TestApp
  readonly fake: FakeRazorpay
  readonly addProduct: (facts?: Partial<typeof product.$inferInsert>) => Promise<string>
  readonly stockOf: (productId: string) => Promise<number>
  readonly order: (who: Visitor, productId: string) => Promise<PlacedOrder>
  readonly orderPremium: (who: Visitor) => Promise<PlacedOrder>
  /** Sends the payment window's response for a payment. */
  readonly verify: (
    who: Visitor,
    payment: { readonly id: string; readonly order_id: string },
    productId: string,
  ) => ReturnType<Visitor['send']>
  /** Sends a webhook message; returns the status. */
  readonly deliver: (message: Message) => Promise<number>
  readonly rowOf: (orderId: string) => Promise<typeof order.$inferSelect>
  readonly stateOf: (orderId: string) => Promise<string>
  readonly refundsOf: (orderId: string) => Promise<(typeof refund.$inferSelect)[]>
  /** Changes columns of the order, such as its timers, as if time had passed or a process had died. */
  readonly change: (orderId: string, facts: Partial<typeof order.$inferInsert>) => Promise<void>
  /** Makes all pending work due, and processes it. */
  readonly tend: () => Promise<void>
  readonly faults: () => Promise<string[]>
}

export async function openMoneyTestbed(settings: Record<string, string> = {}): Promise<MoneyTestbed> {
  const fake = await startFakeRazorpay()
  const limits = { ORDER_LIMIT_PER_HOUR: '1000', SIGN_UP_LIMIT_PER_10_MINUTES: '1000' }
  const server = await startApp({ ...limits, ...fake.settings, ...settings })
  const { queries } = server.database
  const rowOf = async (orderId: string) => {
    const [row] = await queries.select().from(order).where(eq(order.id, orderId))
    if (!row) throw new Error(`There is no order "${orderId}".`)
    return row
  }
  return {
    server,
    fake,
    addProduct: async (facts = {}) => {
      const id = randomUUID()
      const row = { id, name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock: 3 }
      await queries.insert(product).values({ ...row, ...facts })
      return id
    },
    stockOf: async (productId) => {
      const rows = await queries.select().from(product)
      return rows.find(({ id }) => id === productId)?.stock ?? Number.NaN
    },
    order: async (who, productId) => {
      const answer = await who.send('POST', `/goodies/orderid/${productId}`, {})
      if (answer.statusCode !== 200) throw new Error(`Ordering failed: ${answer.body}`)
      return { ...answer.json<PlacedOrder>(), productId }
    },
    orderPremium: async (who) => {
      const { id } = (await who.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()
      return { ...(await who.get(`/premium/subscription/${id}`)).json<PlacedOrder>(), productId: id }
    },
    verify: (who, payment, productId) =>
      who.send('POST', '/goodies/paymentverify', { productId, ...fake.windowAnswer(payment) }),
    deliver: async (message) => {
      const { statusCode } = await server.request({
        method: 'POST',
        url: '/api/webhook/razorpay',
        headers: headersOf(message),
        payload: message.body,
      })
      return statusCode
    },
    rowOf,
    stateOf: async (orderId) => (await rowOf(orderId)).state,
    refundsOf: (orderId) => queries.select().from(refund).where(eq(refund.orderId, orderId)),
    change: async (orderId, facts) => {
      await queries.update(order).set(facts).where(eq(order.id, orderId))
    },
    tend: async () => {
      const now = new Date()
      await queries.update(order).set({ nextCheckAt: now }).where(isNotNull(order.nextCheckAt))
      await queries.update(refund).set({ nextTryAt: now }).where(isNotNull(refund.nextTryAt))
      await processDueOrders(server.context)
    },
    faults: () => findMoneyMismatches(server.database, fake.bank),
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await fake[Symbol.asyncDispose]()
    },
  }
}
