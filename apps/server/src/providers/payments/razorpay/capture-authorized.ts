import type { z } from 'zod'
import { PaymentProviderError, type ProviderPayment } from '../payment-provider.ts'
import type { RazorpayClient } from './razorpay-client.ts'
import { razorpayPaymentSchema } from './razorpay-entities.ts'

/**
 * Captures an authorised payment, as it is when automatic capture is off; others are returned unchanged. Source:
 * Razorpay, "Capture payments": an authorised payment that is not captured within some days is returned to the buyer.
 */
export async function captureAuthorized(
  ask: RazorpayClient['ask'],
  { isAuthorized, payment }: z.output<typeof razorpayPaymentSchema>,
): Promise<ProviderPayment> {
  if (!isAuthorized) return payment
  const { id, amountPaise, currency } = payment
  try {
    const taken = await ask(razorpayPaymentSchema, ({ payments }) =>
      payments.capture(id, amountPaise, currency),
    )
    return taken.payment
  } catch (error) {
    if (!(error instanceof PaymentProviderError && error.isRefusal)) throw error
    // It was captured concurrently, or another payment of the order was first.
    return (await ask(razorpayPaymentSchema, ({ payments }) => payments.fetch(id))).payment
  }
}
