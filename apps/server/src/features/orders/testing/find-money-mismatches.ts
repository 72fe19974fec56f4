import { type Database, schema } from '@codedojo/db'
import type { Bank } from '../../../testing/fake-razorpay/bank.ts'
import { checkLedger } from '../ledger/check-ledger.ts'

/**
 * Discrepancies between our ledger and the provider's, once all work is done: every charged buyer has either the item
 * or the money, and nobody has both.
 */
export async function findMoneyMismatches(database: Database, bank: Bank): Promise<string[]> {
  const { faults, pending } = await checkLedger(database)
  const orders = await database.queries.select().from(schema.order)
  const byName = new Map(orders.map((order) => [order.providerOrderId, order]))
  const charges = [...bank.payments.values()].filter(({ status }) => /^(captured|refunded)$/.test(status))
  return [
    ...faults,
    ...(pending === 0 ? [] : [`${pending} paise are pending`]),
    ...charges.flatMap(({ id, order_id, amount, amount_refunded }) => {
      const order = byName.get(order_id)
      const isGiven = order?.state === 'fulfilled' && order.paymentId === id
      if (isGiven && amount_refunded < amount) return []
      if (!isGiven && amount_refunded === amount) return []
      return [`payment ${id}: ${isGiven ? 'given' : 'not given'}, ${amount_refunded} of ${amount} paise back`]
    }),
  ]
}
