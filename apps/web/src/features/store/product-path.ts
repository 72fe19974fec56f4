import type { Product } from '@codedojo/contract'

/** The page of a product. */
export function productPath({ _id }: Pick<Product, '_id'>): string {
  return `/store/${_id}`
}
