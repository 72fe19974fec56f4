import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  expectedUpdatedAtSchema,
  idSchema,
  isSafeAddress,
  makeRequiredNameSchema,
  makeTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { productLimits } from './money.ts'
import { paymentOrderSchema, paymentResultBody, shippingAddressSchema } from './orders.ts'

/** The store: its products and ordering them. */

export const productSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  productDescription: z.string(),
  /** Rupees. */
  productPrice: z.number(),
  /** Number available: the stock minus reservations by unpaid orders. */
  quantity: z.number().int(),
  /** A path of this installation or an https URL; empty if none. */
  productImage: z.string(),
  /** The same value, under the name that the form of the store's administration uses. */
  imageUrl: z.string(),
  /** Whether it came with the installation. */
  isSample: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Product = z.infer<typeof productSchema>

const numberFault =
  (name: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `${name} is required` : `${name} must be a number`

/** Rupees with at most two decimals: zero, or at least the provider's minimum. */
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

/** The URL of a picture; `name` is its field; empty if none. */
export function makePictureAddressSchema(name: string) {
  return z
    .string({ error: `${name} must be a text` })
    .trim()
    .max(2000, `${name} must be at most 2000 characters`)
    .refine((url) => url === '' || isPictureAddress(url), {
      error: `${name} must be an https address, or a picture uploaded here`,
    })
}
const imageSchema = makePictureAddressSchema('Image URL')

/**
 * The sentence of a product's description that lists its variants, such as sizes; null if there are none. An order of a product
 * with variants must name one.
 */
export function choiceSentence(description: string): string | null {
  const sentences = description.split(/(?<=[.!?])\s+/u)
  return sentences.find((sentence) => /\b(sizes|colou?rs)\b|\bsize:/i.test(sentence))?.trim() ?? null
}

/** The error message for an order without a choice of variant. */
export const choiceMissing = 'Name what you choose'

/** Whether the URL can be used for a picture: one of this installation, or a safe external one. */
export function isPictureAddress(url: string): boolean {
  if (/^\/pictures\/[0-9a-f]{64}\.webp$/.test(url)) return true
  return isSafeAddress(url)
}

export const productBody = z.object({
  productName: makeRequiredNameSchema('Product name'),
  productDescription: makeTextSchema({ least: 1, most: 5000, name: 'Description' })
    .trim()
    .min(1, 'Description is required'),
  productPrice: priceSchema,
  quantity: z
    .number({ error: numberFault('Quantity') })
    .int('Quantity must be a whole number')
    .min(0, 'Quantity must be at least 0')
    .max(productLimits.quantity, `Quantity must be at most ${productLimits.quantity}`),
  /** If both fields are present, this one takes precedence. */
  imageUrl: imageSchema.optional(),
  productImage: imageSchema.optional(),
})

/** A change of a product. */
export const productChangeBody = productBody.extend({
  updatedAt: expectedUpdatedAtSchema,
  /**
   * The quantity that the form was filled with: the stock then changes by the difference, so that sales since then still count.
   * If absent, `quantity` is what is available from now on.
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
  part: 'store',
  response: z.array(productSchema),
  errors: [],
})

export const getGoodie = defineCall({
  method: 'GET',
  path: '/goodies/getgoodie/:id',
  summary: 'One product of the store',
  access: 'user',
  part: 'store',
  params: byId,
  response: productSchema,
  errors: ['product_not_found'],
})

export const orderGoodieBody = z.object({ address: shippingAddressSchema.optional() })

/** Repeating the call while such an order is unpaid returns that order with a renewed reservation. */
export const orderGoodie = defineCall({
  method: 'POST',
  path: '/goodies/orderid/:id',
  summary:
    'Order one of a product; it is held for 15 minutes. One that comes in sizes or colours needs `address.choice`',
  access: 'user',
  part: 'store',
  params: byId,
  body: orderGoodieBody,
  response: paymentOrderSchema,
  errors: ['product_not_found', 'out_of_stock', 'payment_unavailable', 'payments_off'],
})

/** The same call for products, courses and premium. It is idempotent. */
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
  part: 'store',
  body: productBody.extend({ requestKey: requestKeySchema }),
  response: saved,
  errors: ['request_key_used'],
})

export const updateGoodies = defineCall({
  method: 'PUT',
  path: '/goodies/updategoodies/:id',
  summary: 'Change a product; orders that exist keep their price and name',
  access: 'admin',
  part: 'store',
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
  part: 'store',
  params: byId,
  response: acknowledged,
  errors: ['product_not_found'],
})

export const deleteSampleGoodies = defineCall({
  method: 'DELETE',
  path: '/goodies/samples',
  summary: 'Take every sample product out of the store',
  access: 'admin',
  part: 'store',
  response: z.object({ message: z.string(), removed: z.number().int() }),
  errors: [],
})

/** The picture is re-encoded, at most 1600 pixels wide or high, without metadata of the camera. */
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
