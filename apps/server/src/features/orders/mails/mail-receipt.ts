import type { Context } from '../../../context.ts'
import type { OrderRow } from '../lock-order.ts'
import { inRupees, mailBuyer, testWords } from './mail-buyer.ts'

/** Mails the receipt of an order that was fulfilled just now. Nobody waits for it. */
export async function mailReceipt(
  context: Pick<Context, 'database' | 'mailer' | 'config'>,
  row: OrderRow,
): Promise<void> {
  await mailBuyer(context, row, {
    subject: `Order ${row.number}: ${row.thingName}`,
    lines: [
      row.amountPaise === 0
        ? `your order ${row.number} of "${row.thingName}" is complete. There was nothing to pay.`
        : `your payment of ${inRupees(row.amountPaise)} for "${row.thingName}" has arrived, and your order ${row.number} is complete.`,
      ...testWords(row),
    ],
  })
}
