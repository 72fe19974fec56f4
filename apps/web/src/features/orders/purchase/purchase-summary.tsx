import { paiseOf } from '@codedojo/contract'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { ProductPicture } from '../../../ui/picture/product-picture.tsx'
import type { PurchaseItem } from '../queries.ts'

/** The product to buy: image, description, quantity and price. */
export function PurchaseSummary({ item: { name, goods } }: { item: PurchaseItem }) {
  return (
    <div className="flex items-start gap-4 border-y border-line py-3">
      {goods && (
        <ProductPicture src={goods.image} className="size-14 shrink-0 rounded-md border border-line p-1" />
      )}
      <div className="min-w-0 flex-1">
        <p className="break-words" dir="auto">
          {name}
        </p>
        {goods && (
          <p className="line-clamp-3 text-ui break-words text-muted" title={goods.description} dir="auto">
            {goods.description}
          </p>
        )}
      </div>
      {goods && (
        <p className="shrink-0 text-right">
          <span className="num block">{formatRupees(paiseOf(goods.priceRupees))}</span>
          <span className="text-ui text-muted">1 piece</span>
        </p>
      )}
    </div>
  )
}
