import type { PaymentProviderName } from '@codedojo/contract'

/** A payment as the provider tells of it. Amounts are paise. */
export interface ProviderPayment {
  readonly id: string
  /** null: it was made for no order of ours. */
  readonly providerOrderId: string | null
  /** `open`: begun, and not yet decided. `captured` stays so when it is refunded. */
  readonly state: 'open' | 'captured' | 'failed'
  readonly amountPaise: number
  readonly currency: string
  readonly method: string
  /** Why it failed; empty otherwise. */
  readonly error: string
  /** How much of it the provider has given back, or begun to. */
  readonly refundedPaise: number
}

export interface ProviderRefund {
  readonly id: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly state: 'pending' | 'done' | 'failed'
  /** Under which we asked for it; null: somebody made it in the provider's own pages. */
  readonly key: string | null
}

export interface NewProviderOrder {
  readonly amountPaise: number
  /** Our id of the order: the provider answers one order for it, however often it is asked. */
  readonly receipt: string
  /** Shown in the provider's dashboard. */
  readonly description: string
  /** The provider may have been asked before, by somebody who did not live to keep the answer. */
  readonly mayExist: boolean
}

export interface NewProviderRefund {
  readonly paymentId: string
  readonly amountPaise: number
  /** Told twice under the same key, the provider does it once. */
  readonly key: string
}

/**
 * Takes money, or behaves as if. Every function may fail with `PaymentProviderError`: then nothing is known, and asking
 * again later is safe.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** What the browser needs to open the payment window. */
  readonly checkout: { readonly key: string; readonly script: string }
  /** Answers the provider's id of the order. */
  readonly createOrder: (order: NewProviderOrder) => Promise<string>
  readonly paymentsOf: (providerOrderId: string) => Promise<readonly ProviderPayment[]>
  /** null: the provider knows none of this id. */
  readonly findPayment: (paymentId: string) => Promise<ProviderPayment | null>
  readonly refund: (refund: NewProviderRefund) => Promise<ProviderRefund>
  /** null: the provider knows none of this id. */
  readonly findRefund: (refundId: string) => Promise<ProviderRefund | null>
  /** Every refund of a payment, whoever made it. */
  readonly refundsOf: (paymentId: string) => Promise<readonly ProviderRefund[]>
  /** Whether the payment window's answer was signed by the provider for exactly this order. */
  readonly isSigned: (answer: SignedAnswer) => boolean
  /** Comes back when the provider answers and knows us. */
  readonly check: () => Promise<void>
}

export interface SignedAnswer {
  /** Ours, from the database: never what the browser says. */
  readonly providerOrderId: string
  readonly paymentId: string
  readonly signature: string
}

/** The provider did not answer, or not in a way that can be understood. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  /** True: the provider understood and refused; the same once more will be refused once more. */
  readonly isRefusal: boolean

  constructor(message: string, options: { readonly isRefusal?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.isRefusal = options.isRefusal ?? false
  }
}
