import type { Health } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { checkLedger, countFailedRefunds } from '../orders/index.ts'
import { withTimeout } from './with-timeout.ts'

type PaymentsHealth = Health['payments']

/** Active payment provider, and payments that need attention. */
export async function paymentsPart(
  { database, payments, config }: Context,
  isUp: boolean,
): Promise<PaymentsHealth> {
  if (!isUp) return { works: false, detail: 'Orders live in the database.', cure: 'Mend the database.' }
  const [provider, failedRefunds, { faults }] = await Promise.all([
    providerPart({ ...payments, isOffOnPurpose: config.isTestCheckoutChosen }),
    countFailedRefunds(database),
    checkLedger(database),
  ])
  if (!provider.works) return provider
  if (faults.length > 0) {
    const cure = '`npm run admin -- doctor` says what; keep a back-up before anything is changed.'
    return { works: false, detail: 'The books do not agree with the orders.', cure }
  }
  if (failedRefunds === 0) return provider
  const cure = 'Look at the orders with a failed refund, and pay them back in the pages of the provider.'
  return { works: true, detail: `Some refunds failed. ${provider.detail}`, cure }
}

async function providerPart({
  current,
  razorpay,
  isOffOnPurpose,
}: Context['payments'] & { readonly isOffOnPurpose: boolean }): Promise<PaymentsHealth> {
  if (!current) {
    return {
      works: true,
      detail: 'Payments are off: nothing can be bought, and what is free can be ordered.',
      cure: isOffOnPurpose
        ? null
        : 'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to take money, or TEST_CHECKOUT=on to give things without it.',
    }
  }
  if (!razorpay) {
    return {
      works: true,
      detail: 'Test mode: the embedded checkout takes orders, and no money moves.',
      cure: 'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to take real money.',
    }
  }
  try {
    await withTimeout(3, current.check())
    return { works: true, detail: 'Razorpay answers.', cure: null }
  } catch {
    return {
      works: false,
      detail: 'Razorpay does not answer, or does not know the keys. Nobody can pay.',
      cure: 'Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, and the way to api.razorpay.com; `npm run admin -- doctor` says more.',
    }
  }
}
