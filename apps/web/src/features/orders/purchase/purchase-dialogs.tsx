import type { ShippingAddress } from '@codedojo/contract'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { ConfirmedDialog } from './confirmed-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { ProcessingDialog } from './processing-dialog.tsx'
import type { Purchase } from './use-purchase.ts'

interface PurchaseDialogsProps {
  purchase: Purchase
  /** What the address form begins with. */
  address: Partial<ShippingAddress>
  /** The word on the way out of a confirmed order. */
  doneText: string
}

/** What a purchase shows over its page, step by step. */
export function PurchaseDialogs({ purchase, address, doneText }: PurchaseDialogsProps) {
  const { state, finish, order, begin } = purchase
  const navigate = useNavigate()
  switch (state.kind) {
    case 'idle':
    case 'paying':
      return null
    case 'address':
      return (
        <AddressDialog
          wish={state.wish}
          address={address}
          onOrder={(chosen) => order(state.wish, chosen)}
          onClose={finish}
        />
      )
    case 'opening':
      return <ProcessingDialog sentence="Opening the payment window." />
    case 'verifying':
      return <ProcessingDialog sentence="Checking your payment. This page can stay open or be closed." />
    case 'confirmed':
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
          onConfirm={() => void navigate(`/orders?order=${state.orderId}`)}
        />
      )
    case 'failed':
      return (
        <FailedDialog
          failed={state}
          onClose={finish}
          onRetry={() => (state.wish.kind === 'product' ? begin(state.wish) : void order(state.wish, null))}
        />
      )
  }
}
