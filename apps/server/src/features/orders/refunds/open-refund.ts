import type { RefundReason } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'

const { refund } = schema

export interface NewRefund {
  readonly orderId: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly reason: RefundReason
  readonly decidedById?: string
  readonly answer?: string
}

/** Creates a refund of a payment, to be sent by `sendRefunds`; does nothing if one is open. */
export async function openRefund(tx: Transaction, opened: NewRefund): Promise<void> {
  const now = new Date()
  await tx
    .insert(refund)
    .values({ id: uuidv7(), ...opened, state: 'sending', decidedAt: now, nextTryAt: now })
    .onConflictDoNothing()
}
