import { type Product, productBody } from '@codedojo/contract'
import { z } from 'zod'
import { parseRequiredNumber } from '../../../lib/parse-typed-number.ts'

/** Typed values and their parsed form, with the server's rules. */
export const productFormSchema = z
  .object({
    productName: z.string(),
    productDescription: z.string(),
    productPrice: z.string().transform(parseRequiredNumber),
    quantity: z.string().transform(parseRequiredNumber),
    imageUrl: z.string(),
  })
  .pipe(productBody.omit({ productImage: true }).extend({ imageUrl: productBody.shape.imageUrl.unwrap() }))

export type ProductForm = z.input<typeof productFormSchema>
export type ProductToSave = z.output<typeof productFormSchema>

export const productFields = [
  'productName',
  'productDescription',
  'productPrice',
  'quantity',
  'imageUrl',
] as const satisfies readonly (keyof ProductForm)[]

/** Initial values of the form; null for a new product. */
export function formOf(product: Product | null): ProductForm {
  if (product === null) {
    return { productName: '', productDescription: '', productPrice: '', quantity: '', imageUrl: '' }
  }
  return {
    productName: product.productName,
    productDescription: product.productDescription,
    productPrice: product.productPrice.toFixed(2),
    quantity: String(product.quantity),
    imageUrl: product.imageUrl,
  }
}
