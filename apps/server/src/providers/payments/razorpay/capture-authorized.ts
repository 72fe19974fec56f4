import type { z } from 'zod'
import { PaymentProviderError, type ProviderPayment } from '../payment-provider.ts'
import type { RazorpayClient } from './razorpay-client.ts'
import { razorpayPaymentSchema } from './razorpay-entities.ts'

/**
 * Takes a payment that the buyer's bank only holds for us, as it is when automatic capture is off; others stay as they
 * are. Source: Razorpay, "Capture payments": what is not taken within some days goes back to the buyer.
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
    // Somebody else took it in between, or another payment of the order came first.
    return (await ask(razorpayPaymentSchema, ({ payments }) => payments.fetch(id))).payment
  }
}
