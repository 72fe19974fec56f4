import { schema, type Transaction } from '@codedojo/db'
import { and, eq, ne, sql } from 'drizzle-orm'

const { order, product } = schema

/** That an unpaid order holds one of its product at this moment, in columns that only an order has. */
const holdsStock = sql`kind = 'product' and state = 'created' and reserved_until > now()`

/** How many of a product unpaid orders hold, as a column beside that product's row. */
// Written out, because a select of one table would leave the names of the tables away.
export const heldOfProduct = sql<number>`(
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

/** Whoever takes, holds or sets stock locks the product first, so that what was counted stays true. null: no such product. */
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

/** How many others' unpaid orders hold; `exceptOrderId` is not counted. */
export async function countHeld(
  tx: Transaction,
  { productId, exceptOrderId }: { productId: string; exceptOrderId: string | null },
): Promise<number> {
  return tx.$count(
    order,
    and(
      eq(order.thingId, productId),
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
