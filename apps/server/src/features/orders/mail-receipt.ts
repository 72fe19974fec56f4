import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { OrderRow } from './lock-order.ts'

const { user } = schema

/** Mails the receipt of an order that was fulfilled just now. Nobody waits for it. */
export async function mailReceipt(
  { database, mailer, config }: Pick<Context, 'database' | 'mailer' | 'config'>,
  row: OrderRow,
): Promise<void> {
  if (row.userId === null) return
  const [buyer] = await database.queries
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(eq(user.id, row.userId))
  if (!buyer) return
  mailer.send({
    to: buyer.email,
    subject: `Order ${row.number}: ${row.thingName}`,
    text: [
      `Hello ${buyer.name},`,
      '',
      row.amountPaise === 0
        ? `your order ${row.number} of "${row.thingName}" is complete. There was nothing to pay.`
        : `your payment of ${inRupees(row.amountPaise)} for "${row.thingName}" has arrived, and your order ${row.number} is complete.`,
      ...(row.provider === 'test' ? ['It was a test: no money moved.'] : []),
      '',
      `Receipt, delivery and refunds: ${config.publicUrl}/orders`,
    ].join('\n'),
  })
}

function inRupees(paise: number): string {
  return `INR ${(paise / 100).toFixed(2)}`
}
