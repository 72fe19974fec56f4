import type { Database } from '@codedojo/db'
import type { Config } from '../../apps/server/src/config.ts'
import { checkLedger, countFailedRefunds } from '../../apps/server/src/features/orders/index.ts'
import { makeRazorpay } from '../../apps/server/src/providers/payments/index.ts'
import { type Finding, faultFinding, okFinding, reasonOf, warningFinding } from './finding.ts'

/** Checks the payment provider and its credentials. */
export async function examinePayments({
  razorpay,
  publicUrl,
  allowsTestCheckout,
  isTestCheckoutChosen,
}: Config): Promise<Finding[]> {
  if (razorpay === null) {
    const off = 'off: nothing can be bought'
    if (!allowsTestCheckout && isTestCheckoutChosen) return [okFinding('payments', off)]
    const cure = 'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to take real money.'
    const detail = allowsTestCheckout ? 'test mode: no money moves' : off
    return [warningFinding('payments', detail, cure)]
  }
  return [await examineKeys(razorpay), examineWebhook(razorpay, publicUrl)]
}

async function examineKeys(settings: NonNullable<Config['razorpay']>): Promise<Finding> {
  try {
    await makeRazorpay(settings).check()
  } catch (error) {
    return faultFinding(
      'payments',
      reasonOf(error),
      'Check RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and the network.',
    )
  }
  if (!settings.keyId.startsWith('rzp_test_'))
    return okFinding('payments', 'Razorpay answers, and takes real money')
  const detail = 'Razorpay answers; the keys are of its own test mode, where no money moves'
  return warningFinding('payments', detail, 'Use the keys of live mode to take real money.')
}

function examineWebhook({ webhookSecrets }: NonNullable<Config['razorpay']>, publicUrl: string): Finding {
  if (webhookSecrets.length > 0) return okFinding('webhook', `expected at ${publicUrl}/api/webhook/razorpay`)
  return warningFinding(
    'webhook',
    'Razorpay tells us nothing: payments are found by asking, and refunds made in its own pages are not found',
    `Make a webhook to ${publicUrl}/api/webhook/razorpay in its dashboard, and set RAZORPAY_WEBHOOK_SECRET.`,
  )
}

/** Checks that the ledger balances and all refunds were made. */
export async function examineBooks(database: Database): Promise<Finding[]> {
  const [{ faults }, failed] = await Promise.all([checkLedger(database), countFailedRefunds(database)])
  const books = faults.map((fault) =>
    faultFinding('books', fault, 'Keep a back-up, and compare the orders with the pages of the provider.'),
  )
  const refunds = warningFinding(
    'refunds',
    `${failed} failed`,
    'Look at the orders with a failed refund, and pay them back in the pages of the provider.',
  )
  return [
    ...(books.length > 0 ? books : [okFinding('books', 'every rupee is accounted for')]),
    ...(failed > 0 ? [refunds] : []),
  ]
}
