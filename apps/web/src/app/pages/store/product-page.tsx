import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { PurchaseDialogs } from '../../../features/orders/purchase/purchase-dialogs.tsx'
import { TestModeNotice } from '../../../features/orders/test-mode-notice.tsx'
import { ProductView } from '../../../features/store/product-view.tsx'
import { storePath } from '../../../lib/paths.ts'
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
      <ProductView id={id} buying={buyButtonProps(purchase, heldIds)} notice={<TestModeNotice />} />
      <PurchaseDialogs purchase={purchase} address={address} doneText="Continue Shopping" />
    </>
  )
}
