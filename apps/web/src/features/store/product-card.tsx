import { type Product, paiseOf } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { productPath } from '../../lib/paths.ts'
import { ProductPicture } from '../../ui/picture/product-picture.tsx'
import { BuyButton, type PurchaseState } from './buy-button.tsx'
import { StockBadge } from './stock-badge.tsx'

interface ProductCardProps {
  product: Product
  buying: PurchaseState
}

/** One product of the grid; horizontal where the grid has a single column. */
export function ProductCard({ product, buying }: ProductCardProps) {
  const { _id, productName, productDescription, productPrice, productImage, quantity, isSample } = product
  const badge = { quantity, isHeld: buying.heldIds.has(_id) }
  return (
    <article className="panel flex h-full overflow-hidden min-[600px]:flex-col">
      <div className="relative w-28 shrink-0 border-line bg-raised max-[599.98px]:border-r min-[600px]:w-full min-[600px]:border-b">
        <ProductPicture
          src={productImage}
          className="h-full max-[599.98px]:p-2 min-[600px]:h-40 min-[600px]:px-4 min-[600px]:pt-3 min-[600px]:pb-9"
        />
        <StockBadge {...badge} className="absolute bottom-3 left-4 max-[599.98px]:hidden" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 max-[599.98px]:p-3">
        <h3 className="flex items-start justify-between gap-2 text-base leading-6">
          <Link to={productPath(product)} className="min-w-0 break-words hover:underline" dir="auto">
            {productName}
          </Link>
          {isSample && <span className="chip shrink-0 font-normal">Sample</span>}
        </h3>
        <p className="mt-1 line-clamp-2 text-ui break-words text-muted" dir="auto">
          {productDescription}
        </p>
        <StockBadge {...badge} className="mt-2 min-[600px]:hidden" />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
          <span className="num text-base">{formatRupees(paiseOf(productPrice))}</span>
          <BuyButton product={product} buying={buying} isSmall />
        </div>
      </div>
    </article>
  )
}
