import type { Context } from '../../../context.ts'
import type { Settlement } from '../settling/settle-payment.ts'
import { whyMoneyGoesBack } from '../settling/why-money-goes-back.ts'
import { inRupees, mailBuyer, testWords } from './mail-buyer.ts'
import { mailReceipt } from './mail-receipt.ts'

/**
 * Tells the buyer by mail what came of a payment that was settled just now: whoever settled it, it is new to one of them
 * only. Nobody waits for it.
 */
export async function mailSettled(
  context: Pick<Context, 'database' | 'mailer' | 'config'>,
  settled: Settlement,
): Promise<void> {
  if (settled.kind === 'fulfilled') await mailReceipt(context, settled.order)
  if (settled.kind !== 'refunding') return
  const { order, amountPaise, reason } = settled
  await mailBuyer(context, order, {
    subject: `Order ${order.number}: your money goes back`,
    lines: [
      `your payment of ${inRupees(amountPaise)} for "${order.thingName}" goes back to you. ${whyMoneyGoesBack[reason]}`,
      ...testWords(order),
    ],
  })
}
