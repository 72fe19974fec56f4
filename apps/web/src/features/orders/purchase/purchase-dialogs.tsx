import type { ShippingAddress } from '@codedojo/contract'
import { type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { orderPath } from '../../../lib/paths.ts'
import { closeCheckout } from '../../../shared/payments/open-checkout.ts'
import { CloseOnBack } from '../../../ui/dialog/close-on-back.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ConfirmedDialog } from './confirmed-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { ProcessingDialog } from './processing-dialog.tsx'
import type { Purchase, PurchaseState } from './use-purchase.ts'

/** Loaded lazily: only products are shipped. */
const AddressDialog = lazyWithRetry(async () => (await import('./address-dialog.tsx')).AddressDialog)

interface PurchaseDialogsProps {
  purchase: Purchase
  /** Initial values of the address form; used only for products. */
  address?: Partial<ShippingAddress>
  /** Label of the button that closes the confirmation. */
  doneText?: string
  /** Replaces the default confirmation dialog. */
  renderConfirmed?: (confirmed: Extract<PurchaseState, { kind: 'confirmed' }>) => ReactNode
}

/** The dialogs of a purchase, one per state. */
export function PurchaseDialogs({ purchase, renderConfirmed, ...rest }: PurchaseDialogsProps) {
  const { address = {}, doneText = 'Close' } = rest
  const { state, finish, order, begin } = purchase
  const navigate = useNavigate()
  switch (state.kind) {
    case 'idle':
      return null
    case 'paying':
      return <CloseOnBack onBack={closeCheckout} />
    case 'address':
      return (
        <Suspense fallback={null}>
          <AddressDialog
            item={state.item}
            address={address}
            onOrder={(chosen) => order(state.item, chosen)}
            onClose={finish}
          />
        </Suspense>
      )
    case 'opening':
      return <ProcessingDialog sentence="Opening the payment window." />
    case 'verifying':
      return <ProcessingDialog sentence="Checking your payment. This page can stay open or be closed." />
    case 'confirmed':
      if (renderConfirmed) return renderConfirmed(state)
      return <ConfirmedDialog confirmed={state} doneText={doneText} onClose={finish} />
    case 'pending':
      return (
        <ConfirmDialog
          isOpen
          onOpenChange={finish}
          title="Payment not confirmed yet"
          question={state.message}
          cancelText="Close"
          confirmText="Your orders"
          look="primary"
          onConfirm={() => void navigate(orderPath(state.orderId))}
        />
      )
    case 'failed':
      return (
        <FailedDialog
          failed={state}
          onClose={finish}
          onRetry={() => (state.item.kind === 'product' ? begin(state.item) : void order(state.item, null))}
        />
      )
  }
}
