import { type Database, schema } from '@codedojo/db'
import { desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { lockOrder } from '../lock-order.ts'
import { refundDeadline } from '../show-order.ts'

const { refund } = schema

/** Stores a buyer's refund request. Throws `not_refundable` when the deadline has passed, or a request exists. */
export async function askRefund(
  { queries }: Database,
  { orderId, userId, reason }: { readonly orderId: string; readonly userId: string; readonly reason: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const found = await lockOrder(tx, orderId)
    const [newest] = await tx
      .select()
      .from(refund)
      .where(eq(refund.orderId, orderId))
      .orderBy(desc(refund.askedAt))
      .limit(1)
    if (!found?.paymentId || refundDeadline(found, newest ?? null) === null) throw notRefundable()
    const asked = await tx
      .insert(refund)
      .values({
        id: uuidv7(),
        orderId,
        paymentId: found.paymentId,
        amountPaise: found.amountPaise - found.refundedPaise,
        state: 'asked',
        reason: 'asked',
        note: reason,
      })
      // The payment has an open refund.
      .onConflictDoNothing()
      .returning({ id: refund.id })
    if (asked.length === 0) throw notRefundable()
    await recordEvent(tx, {
      actorId: userId,
      action: 'order.refund_asked',
      subject: { kind: 'order', id: orderId, name: found.itemName },
      after: { number: found.number, userId: found.userId },
    })
  })
}

export function notRefundable(): AppError {
  return new AppError('not_refundable', 'The money of this order cannot be asked back now.')
}
