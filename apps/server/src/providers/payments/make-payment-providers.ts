import type { PaymentProviderName } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { RazorpaySettings } from '../../razorpay-settings.ts'
import { missingProvider } from './missing-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { makeRazorpay, type RazorpayProvider } from './razorpay/razorpay-provider.ts'
import { makeTestProvider, type TestProvider } from './test-provider.ts'

export interface PaymentProviders {
  /** Takes the payments of new orders. */
  readonly current: PaymentProvider
  /**
   * The one that an order was made with, which may be another than today's. One that is not configured any more fails at
   * everything with `PaymentProviderError`, as if it did not answer.
   */
  readonly of: (name: PaymentProviderName) => PaymentProvider
  /** null: real money is taken, and nobody can let a payment succeed by asking for it. */
  readonly test: TestProvider | null
  /** null: it is not configured. */
  readonly razorpay: RazorpayProvider | null
}

export interface PaymentParts {
  readonly database: Database
  /** Signs the answers of the embedded checkout; the same on every server of an installation. */
  readonly secret: string
  readonly razorpay: RazorpaySettings | null
}

/** The payment providers of this installation. */
export function makePaymentProviders({
  database,
  secret,
  razorpay: settings,
}: PaymentParts): PaymentProviders {
  const test = makeTestProvider(database, secret)
  const razorpay = settings && makeRazorpay(settings)
  const table = {
    razorpay: razorpay ?? missingProvider('razorpay'),
    test,
    // Where there was nothing to pay, nobody is ever asked.
    none: test,
  } as const satisfies Record<PaymentProviderName, PaymentProvider>
  return {
    current: razorpay ?? test,
    of: (name) => table[name],
    test: razorpay ? null : test,
    razorpay,
  }
}
