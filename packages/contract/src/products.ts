import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  idSchema,
  isSafeAddress,
  requestKeySchema,
  requiredNameOf,
  seenAtSchema,
  textOf,
  timeSchema,
} from './fields.ts'
import { productLimits } from './money.ts'
import { paymentOrderSchema, paymentResultBody, shippingAddressSchema } from './orders.ts'

/** The store: what it sells, and how somebody buys one of it. */

export const productSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  productDescription: z.string(),
  /** Rupees. */
  productPrice: z.number(),
  /** What can be bought now: the stock without what unpaid orders hold. */
  quantity: z.number().int(),
  /** A path of this installation or an https address; empty: none. */
  productImage: z.string(),
  /** The same once more, under the name that the form of the store's administration has for it. */
  imageUrl: z.string(),
  /** Came with the installation. */
  isSample: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Product = z.infer<typeof productSchema>

const numberFault =
  (name: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `${name} is required` : `${name} must be a number`

/** Rupees with at most two decimals: nothing, or at least what a payment provider takes. */
const priceSchema = z
  .number({ error: numberFault('Price') })
  .min(0, 'Price must be at least 0')
  .max(productLimits.priceRupees, `Price must be at most ${productLimits.priceRupees}`)
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, {
    error: 'Price must have at most two decimals',
  })
  .refine((rupees) => rupees === 0 || rupees >= 1, {
    error: 'Price must be 0 or at least 1: payment providers take no less than one rupee',
  })

/** The address of a picture that something is shown with, under the name of its field; empty: none. */
export function pictureAddressOf(name: string) {
  return z
    .string({ error: `${name} must be a text` })
    .trim()
    .max(2000, `${name} must be at most 2000 characters`)
    .refine((url) => url === '' || isPictureAddress(url), {
      error: `${name} must be an https address, or a picture uploaded here`,
    })
}
const imageSchema = pictureAddressOf('Image URL')

/**
 * The sentence of a product's description that says what there is to choose, such as its sizes; null: it comes in one form
 * only. An order of a product with such a sentence names its choice.
 */
export function choiceSentence(description: string): string | null {
  const sentences = description.split(/(?<=[.!?])\s+/u)
  return sentences.find((sentence) => /\b(sizes|colou?rs)\b|\bsize:/i.test(sentence))?.trim() ?? null
}

/** What an order is told that names no choice where there is one. */
export const choiceMissing = 'Name what you choose'

/** Whether something can have the picture at this address: one kept here, or one of another place that is reached safely. */
export function isPictureAddress(url: string): boolean {
  if (/^\/pictures\/[0-9a-f]{64}\.webp$/.test(url)) return true
  return isSafeAddress(url)
}

export const productBody = z.object({
  productName: requiredNameOf('Product name'),
  productDescription: textOf({ least: 1, most: 5000, name: 'Description' })
    .trim()
    .min(1, 'Description is required'),
  productPrice: priceSchema,
  quantity: z
    .number({ error: numberFault('Quantity') })
    .int('Quantity must be a whole number')
    .min(0, 'Quantity must be at least 0')
    .max(productLimits.quantity, `Quantity must be at most ${productLimits.quantity}`),
  /** The first of the two that is there counts. */
  imageUrl: imageSchema.optional(),
  productImage: imageSchema.optional(),
})

/** A change of a product. */
export const productChangeBody = productBody.extend({
  updatedAt: seenAtSchema,
  /**
   * The quantity that the form was filled with: then the difference counts, and what was bought meanwhile stays sold.
   * Without it, `quantity` is what can be bought from now on.
   */
  quantityWas: z
    .number({ error: numberFault('quantityWas') })
    .int('quantityWas must be a whole number')
    .min(0, 'quantityWas must be at least 0')
    .max(productLimits.quantity, `quantityWas must be at most ${productLimits.quantity}`)
    .optional(),
})

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })
const saved = z.object({ message: z.string(), _id: z.string() })

export const getAllGoodies = defineCall({
  method: 'GET',
  path: '/goodies/getallgoodies',
  summary: 'Everything the store sells, the newest first',
  access: 'user',
  response: z.array(productSchema),
  errors: [],
})

export const getGoodie = defineCall({
  method: 'GET',
  path: '/goodies/getgoodie/:id',
  summary: 'One product of the store',
  access: 'user',
  params: byId,
  response: productSchema,
  errors: ['product_not_found'],
})

export const orderGoodieBody = z.object({ address: shippingAddressSchema.optional() })

/** Asked again while such an order is unpaid, it answers that order with its reservation renewed. */
export const orderGoodie = defineCall({
  method: 'POST',
  path: '/goodies/orderid/:id',
  summary:
    'Order one of a product; it is held for 15 minutes. One that comes in sizes or colours needs `address.choice`',
  access: 'user',
  params: byId,
  body: orderGoodieBody,
  response: paymentOrderSchema,
  errors: ['product_not_found', 'out_of_stock', 'payment_unavailable'],
})

/** The same call for products, courses and premium. Done twice, it answers the same and changes nothing. */
export const verifyPayment = defineCall({
  method: 'POST',
  path: '/goodies/paymentverify',
  summary: 'Hand in what the payment window answered; the thing that was paid for is given at once',
  access: 'user',
  body: paymentResultBody,
  response: z.object({ success: z.literal(true), orderId: z.string(), orderNumber: z.number().int() }),
  errors: ['payment_refused', 'payment_pending', 'order_refunded', 'payment_unavailable'],
})

export const addGoodies = defineCall({
  method: 'POST',
  path: '/goodies/addgoodies',
  summary: 'Add a product to the store',
  access: 'admin',
  body: productBody.extend({ requestKey: requestKeySchema }),
  response: saved,
  errors: ['request_key_used'],
})

export const updateGoodies = defineCall({
  method: 'PUT',
  path: '/goodies/updategoodies/:id',
  summary: 'Change a product; orders that exist keep their price and name',
  access: 'admin',
  params: byId,
  body: productChangeBody,
  response: saved,
  errors: ['product_not_found', 'product_changed'],
})

export const deleteGoodies = defineCall({
  method: 'DELETE',
  path: '/goodies/deletegoodies/:id',
  summary: 'Take a product out of the store; what was paid for stays with its buyers',
  access: 'admin',
  params: byId,
  response: acknowledged,
  errors: ['product_not_found'],
})

export const deleteSampleGoodies = defineCall({
  method: 'DELETE',
  path: '/goodies/samples',
  summary: 'Take every sample product out of the store',
  access: 'admin',
  response: z.object({ message: z.string(), removed: z.number().int() }),
  errors: [],
})

/** Kept re-encoded, at most 1600 pixels wide or high, without what a camera wrote into it. */
export const uploadPicture = defineCall({
  method: 'POST',
  path: '/picture',
  summary: 'Keep a picture (JPEG, PNG, WebP, AVIF or GIF, at most 2 MB) and answer its address',
  access: 'admin',
  upload: true,
  bodyBytes: productLimits.pictureBytes,
  response: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  errors: ['picture_refused'],
})
