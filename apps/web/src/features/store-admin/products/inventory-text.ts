import { containsWords, type Product, stockThresholds } from '@codedojo/contract'
import { formatCount, pluralize } from '../../../lib/format/pluralize.ts'

/** The end of an id, which tells things apart where the whole would take the room of their names. */
export function shortId({ _id }: Pick<Product, '_id'>): string {
  return _id.slice(-6)
}

export type StockLook = 'many' | 'few' | 'short' | 'none'

/** Above 20 all is well, above 5 it runs out, below it needs a hand. */
export function stockLook(quantity: number): StockLook {
  if (quantity > stockThresholds.many) return 'many'
  if (quantity > stockThresholds.few) return 'few'
  return quantity > 0 ? 'short' : 'none'
}

/** Those with these words in name, description or id. */
export function productsMatching(products: readonly Product[], words: string): readonly Product[] {
  return products.filter(({ _id, productName, productDescription }) =>
    containsWords([_id, productName, productDescription], words),
  )
}

/** Those that need a hand, the scarcest first. */
export function scarceProducts(products: readonly Product[]): readonly Product[] {
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
