import { containsWords, type Product, stockThresholds } from '@codedojo/contract'
import { formatCount, pluralize } from '../../../lib/format/pluralize.ts'

/** The end of an id, which distinguishes products where the full id does not fit. */
export function shortId({ _id }: Pick<Product, '_id'>): string {
  return _id.slice(-6)
}

export type StockLevel = 'many' | 'few' | 'short' | 'none'

/** Stock level: above 20 enough, above 5 running low, up to 5 it needs restocking. */
export function stockLevel(quantity: number): StockLevel {
  if (quantity > stockThresholds.many) return 'many'
  if (quantity > stockThresholds.few) return 'few'
  return quantity > 0 ? 'short' : 'none'
}

/** Products with these words in name, description or id. */
export function productsMatching(products: readonly Product[], words: string): readonly Product[] {
  return products.filter(({ _id, productName, productDescription }) =>
    containsWords([_id, productName, productDescription], words),
  )
}

/** Products that need restocking, the scarcest first. */
export function lowStockProducts(products: readonly Product[]): readonly Product[] {
  return products
    .filter(({ quantity }) => quantity <= stockThresholds.few)
    .toSorted((one, other) => one.quantity - other.quantity)
}

/** "24 products, 2 out of stock". */
export function inventoryWords(products: readonly Product[]): string {
  const gone = products.filter(({ quantity }) => quantity === 0).length
  const all = pluralize(products.length, 'product')
  return gone === 0 ? all : `${all}, ${formatCount(gone)} out of stock`
}
