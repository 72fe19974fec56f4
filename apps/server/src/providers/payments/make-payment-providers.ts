import type { PaymentProviderName } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { PaymentProvider } from './payment-provider.ts'
import { makeTestProvider, type TestProvider } from './test-provider.ts'

export interface PaymentProviders {
  /** Takes the payments of new orders. */
  readonly current: PaymentProvider
  /** The one that an order was made with, which may be another than today's. Throws when it is not configured any more. */
  readonly of: (name: PaymentProviderName) => PaymentProvider
  /** null: real money is taken, and nobody can let a payment succeed by asking for it. */
  readonly test: TestProvider | null
}

export interface PaymentParts {
  readonly database: Database
  /** Signs the answers of the embedded checkout; the same on every server of an installation. */
  readonly secret: string
}

/** The payment providers of this installation. */
export function makePaymentProviders({ database, secret }: PaymentParts): PaymentProviders {
  const test = makeTestProvider(database, secret)
  return {
    current: test,
    of: (name) => {
      if (name === 'razorpay') throw new Error('Razorpay is not configured.')
      return test
    },
    test,
  }
}
