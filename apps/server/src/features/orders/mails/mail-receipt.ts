import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { OrderRow } from '../lock-order.ts'
import { formatRupees, mailBuyer, testPaymentNote } from './mail-buyer.ts'

/** Mails the receipt of an order that was just fulfilled. Does not wait for delivery. */
export async function mailReceipt(
  context: Pick<Context, 'database' | 'mailer' | 'config'>,
  row: OrderRow,
): Promise<void> {
  await mailBuyer(context, row, {
    subject: `Order ${row.number}: ${row.itemName}`,
    lines: [
      row.amountPaise === 0
        ? `your order ${row.number} of "${row.itemName}" is complete. There was nothing to pay.`
        : `your payment of ${formatRupees(row.amountPaise)} for "${row.itemName}" has arrived, and your order ${row.number} is complete.`,
      ...(row.kind === 'course' ? await courseWords(context, row) : []),
      ...testPaymentNote(row),
    ],
  })
}

/** Link to the course and end of the access; nothing when the access was revoked since. */
async function courseWords(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { userId, itemId }: OrderRow,
): Promise<string[]> {
  const { enrolment } = schema
  if (userId === null) return []
  const [row] = await database.queries
    .select({ expiresAt: enrolment.expiresAt })
    .from(enrolment)
    .where(and(eq(enrolment.userId, userId), eq(enrolment.courseId, itemId)))
  if (!row?.expiresAt) return []
  const end = dayFormat.format(row.expiresAt)
  return [`The course is open for you until ${end}: ${config.publicUrl}/course/${itemId}`]
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
