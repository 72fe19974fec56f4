import type { PaymentProviderName } from '@codedojo/contract'
import { type PaymentProvider, PaymentProviderError } from './payment-provider.ts'

/** Replaces a provider whose keys were removed: its payments wait until the keys are back. */
export function missingProvider(name: PaymentProviderName): PaymentProvider {
  const refuse = async () => {
    throw new PaymentProviderError(`The payment provider "${name}" is not configured any more.`)
  }
  return {
    name,
    checkout: { key: '', script: '' },
    createOrder: refuse,
    paymentsOf: refuse,
    findPayment: refuse,
    refund: refuse,
    findRefund: refuse,
    refundsOf: refuse,
    check: refuse,
    isSigned: () => false,
  }
}
