import type { PaymentProviderName } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { RazorpaySettings } from '../../razorpay-settings.ts'
import { missingProvider } from './missing-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { makeRazorpay, type RazorpayProvider } from './razorpay/razorpay-provider.ts'
import { makeTestProvider, type TestProvider } from './test-provider.ts'

export interface PaymentProviders {
  /** The provider for new orders; null if payments are off, and only what is free can be ordered. */
  readonly current: PaymentProvider | null
  /**
   * The provider that an order was created with, which may differ from the current one. One that is no longer
   * configured fails every call with `PaymentProviderError`, as if it were unreachable.
   */
  readonly of: (name: PaymentProviderName) => PaymentProvider
  /** null if the test checkout does not exist, because real payments are taken, or none. */
  readonly test: TestProvider | null
  /** null if the provider is not configured. */
  readonly razorpay: RazorpayProvider | null
}

export interface PaymentParts {
  readonly database: Database
  /** Signs the responses of the test checkout; every server of an installation has the same secret. */
  readonly secret: string
  readonly razorpay: RazorpaySettings | null
  readonly allowsTestCheckout: boolean
}

/** Creates the payment providers of this installation. */
export function makePaymentProviders({
  database,
  secret,
  razorpay: settings,
  allowsTestCheckout,
}: PaymentParts): PaymentProviders {
  const test = makeTestProvider(database, secret)
  const razorpay = settings && makeRazorpay(settings)
  const table = {
    razorpay: razorpay ?? missingProvider('razorpay'),
    test,
    // Never called: free orders have nothing to pay.
    none: test,
  } as const satisfies Record<PaymentProviderName, PaymentProvider>
  const offered = razorpay || !allowsTestCheckout ? null : test
  return {
    current: razorpay ?? offered,
    of: (name) => table[name],
    test: offered,
    razorpay,
  }
}
