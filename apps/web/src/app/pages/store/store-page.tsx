import { ReceiptText } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PurchaseDialogs } from '../../../features/orders/purchase/purchase-dialogs.tsx'
import { HelpChoosing } from '../../../features/store/help-choosing.tsx'
import { ProductGrid } from '../../../features/store/product-grid.tsx'
import { StoreHero } from '../../../features/store/store-hero.tsx'
import { contactPath, ordersPath } from '../../../lib/paths.ts'
import { prefersReducedMotion } from '../../../lib/use-media-query.ts'
import { PaymentNotice } from '../../../shared/payments/payment-notice.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { buyButtonProps } from './buy-button-props.ts'
import { useStorePurchase } from './use-store-purchase.ts'

export function StorePage() {
  useTitle('Store')
  const grid = useRef<HTMLElement>(null)
  const { purchase, address, heldIds } = useStorePurchase()
  const explore = () => {
    grid.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    grid.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <StoreHero
        onExplore={explore}
        aside={
          <Link to={ordersPath} className={`${buttonClasses({ look: 'ghost' })} max-md:-ml-4`}>
            <ReceiptText size={16} strokeWidth={1.75} aria-hidden />
            Your orders
          </Link>
        }
      />
      <PaymentNotice className="panel mb-4 px-4 py-2.5" />
      <section ref={grid} aria-label="Products" tabIndex={-1} className="scroll-mt-4 outline-none">
        <h2 className="sr-only">Products</h2>
        <ProductGrid buying={buyButtonProps(purchase, heldIds)} />
      </section>
      <HelpChoosing>
        <Link to={contactPath} className={buttonClasses({})}>
          Contact Us
        </Link>
        <Link to={ordersPath} className={buttonClasses({ look: 'ghost' })}>
          Your orders and refunds
        </Link>
      </HelpChoosing>
      <PurchaseDialogs purchase={purchase} address={address} doneText="Continue Shopping" />
    </>
  )
}
