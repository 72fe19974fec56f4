import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'

/** Sums in paise. */
export interface LedgerCheck {
  readonly captured: number
  readonly fulfilled: number
  readonly refunded: number
  /** Captured, but neither earned nor refunded yet. */
  readonly pending: number
  /** Discrepancies, in words; empty when every rupee is accounted for. */
  readonly faults: readonly string[]
}

const { ledgerEntry, order, payment, product, refund } = schema

/**
 * Checks the ledger against orders, payments and refunds: captured = earned + refunded + open, and each amount must
 * match the ledger.
 */
export async function checkLedger({ queries }: Database): Promise<LedgerCheck> {
  const { rows } = await queries.execute<Record<Sum, string>>(sql`select
    (select coalesce(sum(${payment.amountPaise}), 0) from ${payment} where ${payment.state} = 'captured') as captured,
    (select coalesce(sum(${order.amountPaise} - ${order.refundedPaise}), 0) from ${order}
      where ${order.fulfilledAt} is not null and ${order.paymentId} is not null) as fulfilled,
    (select coalesce(sum(${refund.amountPaise}), 0) from ${refund} where ${refund.state} = 'done') as refunded,
    ${balanceOf('gateway')} as gateway,
    ${balanceOf('pending')} as pending,
    ${balanceOf('sales')} as sales,
    (select count(*) from ${product} where ${product.stock} < 0) as oversold`)
  const of = (name: Sum) => Number(rows[0]?.[name] ?? 0)
  const [captured, fulfilled, refunded] = [of('captured'), of('fulfilled'), of('refunded')]
  const pending = captured - fulfilled - refunded
  const faults = [
    pending < 0 && `more was earned and given back than captured, by ${-pending} paise`,
    of('gateway') !== captured - refunded &&
      `the ledger has ${of('gateway')} paise at the provider, the payments ${captured - refunded}`,
    -of('sales') !== fulfilled && `the ledger has ${-of('sales')} paise of sales, the orders ${fulfilled}`,
    -of('pending') !== pending && `the ledger has ${-of('pending')} paise pending, the orders ${pending}`,
    of('oversold') > 0 && `${of('oversold')} products have a stock below zero`,
  ].filter((fault) => fault !== false)
  return { captured, fulfilled, refunded, pending, faults }
}

type Sum = 'captured' | 'fulfilled' | 'refunded' | 'gateway' | 'pending' | 'sales' | 'oversold'

/** Debits minus credits. */
function balanceOf(account: (typeof schema.ledgerAccounts)[number]) {
  return sql`(select coalesce(sum(case when ${ledgerEntry.debit} = ${account} then ${ledgerEntry.amountPaise} else 0 end)
    - sum(case when ${ledgerEntry.credit} = ${account} then ${ledgerEntry.amountPaise} else 0 end), 0) from ${ledgerEntry})`
}
