import type { Order, OrderKind } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { isId } from '../problems/index.ts'
import type { OrderRow } from './lock-order.ts'
import { type RefundRow, showOrder } from './show-order.ts'

const { course, order, product, refund } = schema

export interface OwnOrderFilter {
  readonly userId: string
  readonly kind?: OrderKind | undefined
}

export interface OrderPage extends OwnOrderFilter {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** A page of the person's orders, newest first. */
export async function pageOfOwnOrders(
  database: Database,
  { page, pageSize, ...filter }: OrderPage,
): Promise<Order[]> {
  const rows = await database.queries
    .select()
    .from(order)
    .where(isOwn(filter))
    .orderBy(desc(order.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return addOrderParts(database, rows)
}

export function countOwnOrders({ queries }: Database, filter: OwnOrderFilter): Promise<number> {
  return queries.$count(order, isOwn(filter))
}

function isOwn({ userId, kind }: OwnOrderFilter): SQL | undefined {
  return and(eq(order.userId, userId), kind && eq(order.kind, kind))
}

/** null if there is none, or it is somebody else's. */
export async function findOwnOrder(
  { queries }: Database,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<OrderRow | null> {
  if (!isId(orderId)) return null
  const [row] = await queries
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), eq(order.userId, userId)))
  return row ?? null
}

/** Adds to each order its newest refund and the current picture of its item. */
export async function addOrderParts(database: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  const [refunds, images] = await Promise.all([newestRefunds(database, rows), imagesOf(database, rows)])
  return rows.map((row) =>
    showOrder({ row, refund: refunds.get(row.id) ?? null, image: images.get(row.itemId) ?? '' }),
  )
}

/** If one payment was returned and another one stays, the refund of the latter counts. */
async function newestRefunds(
  { queries }: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, RefundRow>> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await queries
    .select()
    .from(refund)
    .where(inArray(refund.orderId, ids))
    .orderBy(refund.askedAt)
  const paymentOf = new Map(rows.map(({ id, paymentId }) => [id, paymentId]))
  const newest = new Map<string, RefundRow>()
  for (const row of found) {
    const isForOrder = row.paymentId === paymentOf.get(row.orderId)
    if (isForOrder || !newest.has(row.orderId)) newest.set(row.orderId, row)
  }
  return newest
}

/** Current pictures of the ordered items, by id; items without one are left out. */
async function imagesOf(
  { queries }: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: OrderKind) => rows.filter((row) => row.kind === kind).map(({ itemId }) => itemId)
  const [products, courses] = [idsOf('product'), idsOf('course')]
  const found = await Promise.all([
    products.length === 0
      ? []
      : queries
          .select({ id: product.id, image: product.image })
          .from(product)
          .where(inArray(product.id, products)),
    courses.length === 0
      ? []
      : queries
          .select({ id: course.id, image: course.thumbnail })
          .from(course)
          .where(inArray(course.id, courses)),
  ])
  return new Map(found.flat().map(({ id, image }) => [id, image]))
}
