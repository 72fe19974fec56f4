import type { OrderFilter, orderFilters } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { containsWords } from '../../../http/contains-words.ts'
import { likePattern } from '../../../http/like-pattern.ts'

const { order, payment, refund, user } = schema

export type OrderFilterName = (typeof orderFilters)[number]

/** SQL condition of a state filter. */
export function orderFilterCondition(name: OrderFilterName): SQL {
  switch (name) {
    case 'to_ship':
      // Paid, not shipped, and no refund is requested or on its way.
      return sql`${order.kind} = 'product' and ${order.state} = 'fulfilled' and ${order.shippedAt} is null
        and not ${hasRefund("one.payment_id = \"order\".payment_id and one.state in ('asked', 'sending', 'sent')")}`
    case 'refund_asked':
      return hasRefund("one.state = 'asked'")
    case 'refund_failed':
      // A rejected refund with a later retry does not count.
      return hasRefund(`one.state = 'failed' and not exists (select from refund as later
        where later.payment_id = one.payment_id and later.state in ('asked', 'sending', 'sent', 'done'))`)
    case 'fulfilled':
      // Nothing is left to do.
      return sql`${order.state} = 'fulfilled' and not (${orderFilterCondition('to_ship')}) and not ${orderFilterCondition('refund_asked')}`
    case 'created':
    case 'expired':
    case 'paid':
    case 'refunded':
      return eq(order.state, name)
  }
}

/** SQL fragment; it must not contain user input, and refers to the refund as `one`. */
function hasRefund(condition: string): SQL {
  return sql`exists (select from ${refund} as one where one.order_id = "order".id and ${sql.raw(condition)})`
}

/** SQL condition for an admin's search and filters. */
export function orderCondition({ q, kind, state, from, to, zone = 'UTC' }: OrderFilter): SQL | undefined {
  return and(
    q ? searchCondition(q.trim()) : undefined,
    kind && eq(order.kind, kind),
    state && orderFilterCondition(state),
    from ? sql`${order.createdAt} >= (${from}::date)::timestamp at time zone ${zone}` : undefined,
    to ? sql`${order.createdAt} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
  )
}

function searchCondition(words: string): SQL | undefined {
  const pattern = likePattern(words)
  const number = /^#?(\d{1,15})$/.exec(words)?.[1]
  return or(
    number === undefined ? undefined : eq(order.number, Number(number)),
    containsWords(order.itemName, words),
    ilike(order.providerOrderId, pattern),
    ilike(order.paymentId, pattern),
    sql`${order.userId} in (select id from ${user} as buyer where ${containsWords(sql`buyer.name`, words)} or ${containsWords(sql`buyer.email`, words)})`,
    sql`exists (select from ${payment} as paid where paid.order_id = "order".id and paid.id ilike ${pattern})`,
    sql`exists (select from ${refund} as back where back.order_id = "order".id and back.provider_refund_id ilike ${pattern})`,
  )
}
