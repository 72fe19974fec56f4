import { paiseOf, type productBody } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { countHeld, lockProduct } from '../orders/index.ts'

const { product } = schema

export type ProductBody = z.output<typeof productBody>

interface Saving {
  readonly body: ProductBody
  readonly actorId: string
}

/** Puts a product into the store; answers its id. */
export async function addProduct({ queries }: Database, { body, actorId }: Saving): Promise<string> {
  const id = uuidv7()
  await queries.transaction(async (tx) => {
    await tx.insert(product).values({ id, ...rowOf(body), stock: body.quantity })
    const subject = { kind: 'product', id, name: body.productName } as const
    await recordEvent(tx, { actorId, action: 'product.created', subject, after: factsOf(body) })
  })
  return id
}

/**
 * Changes a product. `quantity` is what can be bought: what unpaid orders hold comes on top. Orders that exist keep the
 * price and name that they had. Throws `product_not_found`.
 */
export async function updateProduct(
  { queries }: Database,
  { id, body, actorId }: Saving & { readonly id: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    if (!before || before.isDeleted) throw noSuchProduct()
    const held = await countHeld(tx, { productId: id, exceptOrderId: null })
    const change = { ...rowOf(body), stock: body.quantity + held, updatedAt: new Date() }
    await tx.update(product).set(change).where(eq(product.id, id))
    await recordEvent(tx, {
      actorId,
      action: 'product.updated',
      subject: { kind: 'product', id, name: body.productName },
      before: { name: before.name, pricePaise: before.pricePaise, quantity: before.stock - held },
      after: factsOf(body),
    })
  })
}

/** Takes a product out of the store; paid orders of it stay as they are. Throws `product_not_found`. */
export async function deleteProduct(
  { queries }: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    if (!before || before.isDeleted) throw noSuchProduct()
    await tx.update(product).set({ deletedAt: new Date() }).where(eq(product.id, id))
    const subject = { kind: 'product', id, name: before.name } as const
    await recordEvent(tx, { actorId, action: 'product.deleted', subject })
  })
}

export function noSuchProduct(): AppError {
  return new AppError('product_not_found', 'There is no such product.')
}

function rowOf(body: ProductBody) {
  return {
    name: body.productName,
    description: body.productDescription,
    pricePaise: paiseOf(body.productPrice),
    image: body.imageUrl ?? body.productImage ?? '',
  }
}

function factsOf(body: ProductBody) {
  return { name: body.productName, pricePaise: paiseOf(body.productPrice), quantity: body.quantity }
}
