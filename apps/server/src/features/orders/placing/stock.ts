import { schema, type Transaction } from '@codedojo/db'
import { and, eq, ne, sql } from 'drizzle-orm'

const { order, product } = schema

/** Condition that an unpaid order reserves its product now; only columns of `order`. */
const holdsStock = sql`kind = 'product' and state = 'created' and reserved_until > now()`

/** Reserved stock of a product, as a column of a query on products. */
// Raw SQL, because a query builder select of one table would omit the table names.
export const reservedStock = sql<number>`(
  select count(*)::int from "order" where thing_id = "product".id and ${holdsStock}
)`

export interface LockedProduct {
  readonly updatedAt: Date
  readonly name: string
  readonly description: string
  readonly pricePaise: number
  readonly stock: number
  readonly image: string
  readonly isDeleted: boolean
}

/**
 * Locks a product. Lock it before taking, reserving or setting stock, so that counts stay valid. Returns null if there is no such
 * product.
 */
export async function lockProduct(tx: Transaction, id: string): Promise<LockedProduct | null> {
  const [row] = await tx
    .select({
      name: product.name,
      description: product.description,
      pricePaise: product.pricePaise,
      stock: product.stock,
      image: product.image,
      updatedAt: product.updatedAt,
      isDeleted: sql<boolean>`${product.deletedAt} is not null`,
    })
    .from(product)
    .where(eq(product.id, id))
    .for('update')
  return row ?? null
}

/** Stock reserved by unpaid orders of others; `exceptOrderId` is not counted. */
export async function countReservedStock(
  tx: Transaction,
  { productId, exceptOrderId }: { productId: string; exceptOrderId: string | null },
): Promise<number> {
  return tx.$count(
    order,
    and(
      eq(order.itemId, productId),
      holdsStock,
      exceptOrderId === null ? undefined : ne(order.id, exceptOrderId),
    ),
  )
}

export async function changeStock(tx: Transaction, productId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(product)
    .set({ stock: sql`${product.stock} + ${by}` })
    .where(eq(product.id, productId))
}
