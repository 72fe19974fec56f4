import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { PurchaseDialogs } from '../../../features/orders/purchase/purchase-dialogs.tsx'
import { ProductView } from '../../../features/store/product-view.tsx'
import { storePath } from '../../../lib/paths.ts'
import { PaymentNotice } from '../../../shared/payments/payment-notice.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { buyButtonProps } from './buy-button-props.ts'
import { useStorePurchase } from './use-store-purchase.ts'

export function ProductPage() {
  useTitle('Store')
  const { id = '' } = useParams()
  const { purchase, address, heldIds } = useStorePurchase()
  return (
    <>
      <p className="mb-4 text-ui">
        <Link
          to={storePath}
          className="inline-flex items-center gap-1.5 text-muted hover:text-ink max-md:min-h-11"
        >
          <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
          Store
        </Link>
      </p>
      <ProductView
        id={id}
        buying={buyButtonProps(purchase, heldIds)}
        notice={<PaymentNotice className="panel px-4 py-2.5" />}
      />
      <PurchaseDialogs purchase={purchase} address={address} doneText="Continue Shopping" />
    </>
  )
}
