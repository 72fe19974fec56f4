import { schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderRefund } from '../../../providers/payments/index.ts'
import type { OrderRow } from '../lock-order.ts'
import { type RefundRow, recordRefund } from './record-refund.ts'

const { refund } = schema

/** Exponential backoff, up to an hour. */
export function retryDelayMs(tries: number): number {
  return Math.min(15_000 * 2 ** tries, 3_600_000)
}

export interface RefundStep {
  /** The refund's order, locked. */
  readonly found: OrderRow
  readonly row: Pick<RefundRow, 'id' | 'tries'>
  readonly made: ProviderRefund
}

/** Stores the provider's state of a refund, unless a later state is stored already. */
export async function storeRefundStep(tx: Transaction, { found, row, made }: RefundStep): Promise<void> {
  const isOpen = made.state === 'pending'
  await tx
    .update(refund)
    .set({
      providerRefundId: made.id,
      state: made.state === 'failed' ? 'failed' : 'sent',
      nextTryAt: isOpen ? new Date(Date.now() + retryDelayMs(row.tries)) : null,
      lastError: made.state === 'failed' ? 'The provider could not pay it back.' : '',
    })
    .where(and(eq(refund.id, row.id), inArray(refund.state, ['asked', 'sending', 'sent'])))
  if (made.state === 'done') await recordRefund(tx, found, row.id)
}
