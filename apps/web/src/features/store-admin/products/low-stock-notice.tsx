import type { Product } from '@codedojo/contract'
import { TriangleAlert } from 'lucide-react'
import { lowStockProducts } from './inventory-text.ts'

const maxNamedProducts = 5

interface LowStockNoticeProps {
  products: readonly Product[]
  onEdit: (product: Product) => void
}

/** Lists products with low or no stock, the scarcest first; each name opens its product. */
export function LowStockNotice({ products, onEdit }: LowStockNoticeProps) {
  const scarce = lowStockProducts(products)
  if (scarce.length === 0) return null
  const further = scarce.length - maxNamedProducts
  return (
    <section
      aria-label="Low stock"
      className="panel mb-3 flex items-start gap-4 px-4 py-2.5 text-ui text-muted"
    >
      <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-limit" aria-hidden />
      <p className="min-w-0 break-words">
        Low stock:{' '}
        {scarce.slice(0, maxNamedProducts).map((product, place) => (
          <span key={product._id}>
            {place > 0 && ', '}
            <button
              type="button"
              className="text-ink underline underline-offset-4"
              onClick={() => onEdit(product)}
            >
              <bdi>{product.productName}</bdi>
            </button>{' '}
            <span className="num">{product.quantity === 0 ? '(none)' : `(${product.quantity})`}</span>
          </span>
        ))}
        {further > 0 && ` and ${further} more`}
      </p>
    </section>
  )
}
