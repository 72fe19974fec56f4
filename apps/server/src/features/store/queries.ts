import type { Product } from '@codedojo/contract'
import { rupeesOf } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { reservedStock } from '../orders/index.ts'
import { isId } from '../problems/index.ts'

const { product } = schema

/** All products for sale, newest first. */
export function listProducts(database: Database): Promise<Product[]> {
  return selectProducts(database, undefined)
}

/** null if the product is not for sale, or no longer. */
export async function findProduct(database: Database, id: string): Promise<Product | null> {
  if (!isId(id)) return null
  const [found] = await selectProducts(database, eq(product.id, id))
  return found ?? null
}

async function selectProducts({ queries }: Database, condition: SQL | undefined): Promise<Product[]> {
  const rows = await queries
    .select({
      id: product.id,
      name: product.name,
      description: product.description,
      pricePaise: product.pricePaise,
      stock: product.stock,
      held: reservedStock,
      image: product.image,
      isSample: product.isSample,
      createdAt: product.createdAt,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .where(and(isNull(product.deletedAt), condition))
    .orderBy(desc(product.id))
  return rows.map((row) => ({
    _id: row.id,
    productName: row.name,
    productDescription: row.description,
    productPrice: rupeesOf(row.pricePaise),
    quantity: Math.max(0, row.stock - row.held),
    productImage: row.image,
    imageUrl: row.image,
    isSample: row.isSample,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export async function countProducts({
  queries,
}: Database): Promise<{ products: number; outOfStock: number }> {
  const [row] = await queries
    .select({
      products: count(),
      outOfStock: sql<number>`count(*) filter (where ${product.stock} <= ${reservedStock})`.mapWith(Number),
    })
    .from(product)
    .where(isNull(product.deletedAt))
  return row ?? { products: 0, outOfStock: 0 }
}
