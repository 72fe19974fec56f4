import { randomBytes } from 'node:crypto'
import { type Database, schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import {
  type NewProviderOrder,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.ts'
import { checkoutMessage, computeSignature, isValidSignature } from './signature.ts'

const { testPayment, testRefund } = schema

/** The built-in test provider: no money moves; otherwise it behaves like a real provider. */
export interface TestProvider extends PaymentProvider {
  /** Simulates a person's action in the payment window. Returns null when the order is paid already. */
  readonly pay: (order: { providerOrderId: string; amountPaise: number }) => Promise<ProviderPayment | null>
  readonly failToPay: (order: { providerOrderId: string; amountPaise: number }) => Promise<ProviderPayment>
  readonly sign: (providerOrderId: string, paymentId: string) => string
}

/** `secret` signs the window's responses; every server of an installation has the same one. */
export function makeTestProvider(database: Database, secret: string): TestProvider {
  const { queries } = database
  return {
    name: 'test',
    checkout: { key: 'rzp_test_embedded', script: '/test-checkout.js' },
    // An order is not stored before it is paid; its id is derived from the receipt.
    createOrder: async ({ receipt }: NewProviderOrder) => `order_test_${receipt.replaceAll('-', '')}`,
    paymentsOf: async (providerOrderId) => {
      const rows = await queries
        .select()
        .from(testPayment)
        .where(eq(testPayment.providerOrderId, providerOrderId))
        .orderBy(asc(testPayment.at), asc(testPayment.id))
      return rows.map(shownPayment)
    },
    findPayment: async (paymentId) => {
      const [row] = await queries.select().from(testPayment).where(eq(testPayment.id, paymentId))
      return row ? shownPayment(row) : null
    },
    refund: async ({ paymentId, amountPaise, key }) => {
      const id = newId('rfnd')
      await queries.insert(testRefund).values({ id, key, paymentId, amountPaise }).onConflictDoNothing()
      const [row] = await queries.select().from(testRefund).where(eq(testRefund.key, key))
      if (!row) throw new PaymentProviderError(`The refund "${key}" was not kept.`)
      return shownRefund(row)
    },
    findRefund: async (refundId) => {
      const [row] = await queries.select().from(testRefund).where(eq(testRefund.id, refundId))
      return row ? shownRefund(row) : null
    },
    refundsOf: async (paymentId) => {
      const rows = await queries.select().from(testRefund).where(eq(testRefund.paymentId, paymentId))
      return rows.map(shownRefund)
    },
    check: async () => undefined,
    isSigned: ({ providerOrderId, paymentId, signature }) =>
      isValidSignature(signature, checkoutMessage(providerOrderId, paymentId), secret),
    pay: async ({ providerOrderId, amountPaise }) => {
      const paid = { id: newId('pay'), providerOrderId, state: 'captured', amountPaise } as const
      const [row] = await queries.insert(testPayment).values(paid).onConflictDoNothing().returning()
      return row ? shownPayment(row) : null
    },
    failToPay: async ({ providerOrderId, amountPaise }) => {
      const failed = { id: newId('pay'), providerOrderId, state: 'failed', amountPaise } as const
      const [row] = await queries.insert(testPayment).values(failed).returning()
      if (!row) throw new PaymentProviderError('The failed payment was not kept.')
      return shownPayment(row)
    },
    sign: (providerOrderId, paymentId) =>
      computeSignature(checkoutMessage(providerOrderId, paymentId), secret),
  }
}

function newId(kind: 'pay' | 'rfnd'): string {
  return `${kind}_test_${randomBytes(10).toString('hex')}`
}

function shownPayment(row: typeof testPayment.$inferSelect): ProviderPayment {
  return {
    id: row.id,
    providerOrderId: row.providerOrderId,
    state: row.state,
    amountPaise: row.amountPaise,
    currency: 'INR',
    method: 'test',
    error: row.state === 'failed' ? 'The payment was made to fail.' : '',
    // There is no dashboard in which refunds could be made.
    refundedPaise: 0,
  }
}

function shownRefund(row: typeof testRefund.$inferSelect): ProviderRefund {
  const { id, key, paymentId, amountPaise } = row
  return { id, key, paymentId, amountPaise, state: 'done' }
}
