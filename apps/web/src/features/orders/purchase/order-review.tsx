import { paiseOf, type ShippingAddress } from '@codedojo/contract'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { addressLines } from '../../../shared/payments/address-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import type { PurchaseItem } from '../queries.ts'
import { PurchaseSummary } from './purchase-summary.tsx'

interface OrderReviewProps {
  item: PurchaseItem
  address: ShippingAddress
  /** Back to the form. */
  onChange: () => void
  onOrder: (address: ShippingAddress) => Promise<void>
}

/** Review of the order before the payment. */
export function OrderReview({ item, address, onChange, onOrder }: OrderReviewProps) {
  const [isOrdering, setIsOrdering] = useState(false)
  const isAsked = useRef(false)
  const isFree = item.goods?.priceRupees === 0
  const order = async () => {
    if (isAsked.current) return
    isAsked.current = true
    setIsOrdering(true)
    await onOrder(address)
  }
  return (
    <>
      <div className="space-y-4 overflow-y-auto p-5">
        <PurchaseSummary item={item} />
        <DescriptionList>
          <DescriptionItem name="Chosen">
            {address.choice === '' ? 'Nothing named' : address.choice}
          </DescriptionItem>
          <DescriptionItem name="Ships to">
            {addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </DescriptionItem>
        </DescriptionList>
        {item.goods && (
          <p className="flex justify-between gap-4 border-t border-line pt-3 font-semibold">
            Total
            <span className="num">{formatRupees(paiseOf(item.goods.priceRupees))}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Button
          look="ghost"
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
          disabled={isOrdering}
          onClick={onChange}
        >
          Change
        </Button>
        <Button look="primary" disabled={isOrdering} onClick={() => void order()}>
          {isOrdering ? 'Processing' : isFree ? 'Order for free' : 'Continue to payment'}
        </Button>
      </div>
    </>
  )
}
