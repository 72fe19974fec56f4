import type { ManagedOrder, managedOrder, OrderFilter, ResponseOf } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../problems/index.ts'
import type { OrderRow } from '../lock-order.ts'
import { addOrderParts } from '../queries.ts'
import { showRefund } from '../show-order.ts'
import { type OrderFilterName, orderCondition, orderFilterCondition } from './order-conditions.ts'

const { order, payment, refund, user } = schema

/** Ids are time-ordered. */
const newestFirst = desc(order.id)
const batchSize = 500

/** A page of all matching orders, newest first. */
export async function pageOfOrders(
  database: Database,
  { page, pageSize, ...filter }: OrderFilter & { readonly page: number; readonly pageSize: number },
): Promise<ManagedOrder[]> {
  const rows = await selectOrders(database, orderCondition(filter))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return withBuyers(database, rows)
}

/** Iterates over all matching orders in batches. */
export async function* iterateOrders(database: Database, filter: OrderFilter): AsyncGenerator<ManagedOrder> {
  let last: string | null = null
  for (;;) {
    const after: SQL | undefined = last === null ? undefined : lt(order.id, last)
    const rows: OrderRow[] = await selectOrders(database, and(orderCondition(filter), after)).limit(batchSize)
    yield* await withBuyers(database, rows)
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? null
  }
}

/** Number of orders per state filter; the other filters apply. */
export async function countOrders(
  { queries }: Database,
  { state: _, ...filter }: OrderFilter,
): Promise<{ all: number; of: Record<OrderFilterName, number> }> {
  const such = (name: OrderFilterName) =>
    sql<number>`count(*) filter (where ${orderFilterCondition(name)})`.mapWith(Number)
  const [row] = await queries
    .select({
      all: count(),
      of: {
        created: such('created'),
        expired: such('expired'),
        paid: such('paid'),
        fulfilled: such('fulfilled'),
        refunded: such('refunded'),
        to_ship: such('to_ship'),
        refund_asked: such('refund_asked'),
        refund_failed: such('refund_failed'),
      },
    })
    .from(order)
    .where(orderCondition(filter))
  if (!row) throw new Error('The orders were not counted.')
  return row
}

/** null if there is no such order. */
export async function findOrder({ queries }: Database, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null
  const [row] = await queries.select().from(order).where(eq(order.id, id))
  return row ?? null
}

/** An order with its payments and refunds. */
export async function showManagedOrder(
  database: Database,
  row: OrderRow,
): Promise<ResponseOf<typeof managedOrder>> {
  const { queries } = database
  const [[shown], payments, refunds] = await Promise.all([
    withBuyers(database, [row]),
    queries.select().from(payment).where(eq(payment.orderId, row.id)).orderBy(asc(payment.at)),
    queries.select().from(refund).where(eq(refund.orderId, row.id)).orderBy(asc(refund.askedAt)),
  ])
  if (!shown) throw new Error(`The order "${row.id}" was not shown.`)
  return {
    ...shown,
    payments: payments.map(({ id, state, amountPaise, method, error, at }) => ({
      ...{ _id: id, state, amount: amountPaise, method, error },
      at: at.toISOString(),
    })),
    refunds: refunds.map((each) => ({
      ...showRefund(each),
      _id: each.id,
      paymentId: each.paymentId,
      providerRefundId: each.providerRefundId,
    })),
  }
}

function selectOrders({ queries }: Database, condition: SQL | undefined) {
  return queries.select().from(order).where(condition).orderBy(newestFirst)
}

async function withBuyers(database: Database, rows: readonly OrderRow[]): Promise<ManagedOrder[]> {
  const [shown, buyers] = await Promise.all([addOrderParts(database, rows), buyersOf(database, rows)])
  return shown.map((each, index) => ({
    ...each,
    buyer: buyers.get(rows[index]?.userId ?? '') ?? null,
    providerOrderId: rows[index]?.providerOrderId ?? null,
  }))
}

type Buyer = NonNullable<ManagedOrder['buyer']>

async function buyersOf(
  { queries }: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, Buyer>> {
  const ids = rows.map(({ userId }) => userId).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await queries
    .select({ _id: user.id, name: user.name, emailId: user.email })
    .from(user)
    .where(inArray(user.id, ids))
  return new Map(found.map((buyer) => [buyer._id, buyer]))
}
