import type { PaymentProviderName } from '@codedojo/contract'

/** A payment as reported by the provider. Amounts are in paise. */
export interface ProviderPayment {
  readonly id: string
  /** null if it belongs to no order of ours. */
  readonly providerOrderId: string | null
  /** `open`: started, and not decided yet. `captured` remains after a refund. */
  readonly state: 'open' | 'captured' | 'failed'
  readonly amountPaise: number
  readonly currency: string
  readonly method: string
  /** Reason of a failure; empty otherwise. */
  readonly error: string
  /** Refunded amount, including pending refunds. */
  readonly refundedPaise: number
}

export interface ProviderRefund {
  readonly id: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly state: 'pending' | 'done' | 'failed'
  /** Our refund id; null if somebody made it in the provider's dashboard. */
  readonly key: string | null
}

export interface NewProviderOrder {
  readonly amountPaise: number
  /** Our order id, used as idempotency key: repeated calls return the same provider order. */
  readonly receipt: string
  /** Shown in the provider's dashboard. */
  readonly description: string
  /** True: an earlier call may have succeeded without its result being stored. */
  readonly mayExist: boolean
}

export interface NewProviderRefund {
  readonly paymentId: string
  readonly amountPaise: number
  /** Idempotency key of the refund. */
  readonly key: string
}

/**
 * A payment provider, real or simulated. Every method may throw `PaymentProviderError`: then the result is unknown
 * unless `isRefusal`, and retrying later is safe.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Settings that the browser needs to open the payment window. */
  readonly checkout: { readonly key: string; readonly script: string }
  /** Returns the provider's order id. */
  readonly createOrder: (order: NewProviderOrder) => Promise<string>
  readonly paymentsOf: (providerOrderId: string) => Promise<readonly ProviderPayment[]>
  /** null if the provider does not know the id. */
  readonly findPayment: (paymentId: string) => Promise<ProviderPayment | null>
  readonly refund: (refund: NewProviderRefund) => Promise<ProviderRefund>
  /** null if the provider does not know the id. */
  readonly findRefund: (refundId: string) => Promise<ProviderRefund | null>
  /** All refunds of a payment, including those made in the dashboard. */
  readonly refundsOf: (paymentId: string) => Promise<readonly ProviderRefund[]>
  /** Whether the provider signed the payment window's response for exactly this order. */
  readonly isSigned: (answer: SignedAnswer) => boolean
  /** Resolves when the provider answers and accepts our keys. */
  readonly check: () => Promise<void>
}

export interface SignedAnswer {
  /** From our database, never from the browser. */
  readonly providerOrderId: string
  readonly paymentId: string
  readonly signature: string
}

/** The provider was unreachable or rejected the request, or its response was invalid. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  /** True: the provider rejected the request; repeating it is pointless. */
  readonly isRefusal: boolean

  constructor(message: string, options: { readonly isRefusal?: boolean; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.isRefusal = options.isRefusal ?? false
  }
}
