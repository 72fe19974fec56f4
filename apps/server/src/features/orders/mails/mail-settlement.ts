import type { Context } from '../../../context.ts'
import { refundReasonTexts } from '../fulfilment/refund-reason-texts.ts'
import type { Settlement } from '../fulfilment/settle-payment.ts'
import { formatRupees, mailBuyer, testPaymentNote } from './mail-buyer.ts'
import { mailReceipt } from './mail-receipt.ts'

/** Mails the buyer the result of a payment when it is first settled. Does not wait for delivery. */
export async function mailSettlement(
  context: Pick<Context, 'database' | 'mailer' | 'config'>,
  settled: Settlement,
): Promise<void> {
  if (settled.kind === 'fulfilled') await mailReceipt(context, settled.order)
  if (settled.kind !== 'refunding') return
  const { order, amountPaise, reason } = settled
  await mailBuyer(context, order, {
    subject: `Order ${order.number}: your money goes back`,
    lines: [
      `your payment of ${formatRupees(amountPaise)} for "${order.itemName}" goes back to you. ${refundReasonTexts[reason]}`,
      ...testPaymentNote(order),
    ],
  })
}
