import { paiseOf, type productBody, type productChangeBody } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { refuseOverwriting } from '../../http/refuse-overwriting.ts'
import { changedFieldNames, recordEvent } from '../audit/index.ts'
import { countReservedStock, lockProduct } from '../orders/index.ts'
import { lockPicture } from '../pictures/index.ts'
import { runIdempotently } from '../request-keys/index.ts'

const { product } = schema

export type ProductBody = z.output<typeof productBody>

export interface ProductChange {
  readonly id: string
  readonly body: z.output<typeof productChangeBody>
  readonly actorId: string
}

interface ProductToAdd {
  readonly body: ProductBody & { readonly requestKey?: string | undefined }
  readonly actorId: string
}

/** Adds a product to the store; returns its id. Throws what `runIdempotently` throws. */
export async function addProduct({ queries }: Database, { body, actorId }: ProductToAdd): Promise<string> {
  const asking = { userId: actorId, requestKey: body.requestKey, asked: ['product', body] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      const image = imageOf(body, '')
      await requirePicture(tx, image)
      await tx.insert(product).values({ id, ...rowOf(body), image, stock: body.quantity })
      const subject = { kind: 'product', id, name: body.productName } as const
      await recordEvent(tx, { actorId, action: 'product.created', subject, after: factsOf(body) })
      return id
    }),
  )
  return made.id
}

/**
 * Changes a product. `quantity` is the available stock, in addition to stock reserved by unpaid orders; with
 * `quantityWas`, purchases made since the form was filled in are subtracted. Existing orders keep their price and name.
 * A changed sample becomes the operator's own. Throws `product_not_found`, and `product_changed` when somebody saved it
 * after `updatedAt`.
 */
export async function updateProduct(
  { queries }: Database,
  { id, body, actorId }: ProductChange,
): Promise<void> {
  await queries.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    if (!before || before.isDeleted) throw noSuchProduct()
    refuseOverwriting({
      ...{ savedAt: before.updatedAt, seenAt: body.updatedAt },
      ...{ code: 'product_changed', thing: 'product' },
    })
    const image = imageOf(body, before.image)
    await requirePicture(tx, image)
    const held = await countReservedStock(tx, { productId: id, exceptOrderId: null })
    const stock = stockAfter(body, { stock: before.stock, held })
    const change = { ...rowOf(body), image, stock, isSample: false, updatedAt: new Date() }
    await tx.update(product).set(change).where(eq(product.id, id))
    await recordEvent(tx, {
      actorId,
      action: 'product.updated',
      subject: { kind: 'product', id, name: body.productName },
      before: { name: before.name, pricePaise: before.pricePaise, quantity: before.stock - held },
      after: {
        ...factsOf(body),
        quantity: stock - held,
        ...changedFieldNames<Long>({ before, after: change }, longParts),
      },
    })
  })
}

function stockAfter(
  { quantity, quantityWas }: ProductChange['body'],
  { stock, held }: { readonly stock: number; readonly held: number },
): number {
  return quantityWas === undefined ? quantity + held : Math.max(0, stock + quantity - quantityWas)
}

/** Removes all sample goods from the store, like `deleteProduct`; returns how many. */
export async function deleteSamples({ queries }: Database, actorId: string): Promise<number> {
  return queries.transaction(async (tx) => {
    const removed = await tx
      .update(product)
      .set({ deletedAt: new Date() })
      .where(and(eq(product.isSample, true), isNull(product.deletedAt)))
      .returning({ id: product.id, name: product.name })
    for (const { id, name } of removed) {
      await recordEvent(tx, { actorId, action: 'product.deleted', subject: { kind: 'product', id, name } })
    }
    return removed.length
  })
}

/** Removes a product from the store; paid orders of it are unaffected. Throws `product_not_found`. */
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

/** Throws `bad_input` when the uploaded picture has expired and was deleted. */
async function requirePicture(tx: Transaction, image: string): Promise<void> {
  if (await lockPicture(tx, image)) return
  const message = 'The picture is no longer here: upload it again.'
  throw new AppError('bad_input', message, { errors: [{ field: 'imageUrl', message }] })
}

/** Of the two name fields, the changed one counts: clients send the other back unchanged. */
function imageOf({ imageUrl, productImage }: ProductBody, before: string): string {
  const given = [imageUrl, productImage].filter((each) => each !== undefined)
  return given.find((each) => each !== before) ?? given[0] ?? ''
}

function rowOf(body: ProductBody) {
  return {
    name: body.productName,
    description: body.productDescription,
    pricePaise: paiseOf(body.productPrice),
  }
}

type Long = Pick<ReturnType<typeof rowOf>, 'description'> & { readonly image: string }
const longParts = { description: 'description', image: 'picture' } as const

function factsOf(body: ProductBody) {
  return { name: body.productName, pricePaise: paiseOf(body.productPrice), quantity: body.quantity }
}
