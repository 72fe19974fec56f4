import type { Order } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ReceiptText } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatLongDate } from '../../../lib/format/format-date.ts'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { orderPath } from '../../../lib/paths.ts'
import { addressLines } from '../../../shared/payments/address-lines.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProductPicture } from '../../../ui/picture/product-picture.tsx'
import { orderQuery } from '../queries.ts'
import type { PurchaseState } from './use-purchase.ts'

interface ConfirmedDialogProps {
  confirmed: Extract<PurchaseState, { kind: 'confirmed' }>
  doneText: string
  onClose: () => void
}

/** Shown after a successful purchase. */
export function ConfirmedDialog({ confirmed, doneText, onClose }: ConfirmedDialogProps) {
  const done = useRef<HTMLButtonElement>(null)
  const { data: order } = useQuery(orderQuery(confirmed.orderId))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Order confirmed"
      isTitleHidden
      className="p-5"
      firstFocus={done}
    >
      <div className="overflow-y-auto">
        <div className="flex size-10 items-center justify-center rounded-lg bg-ac-soft text-ac">
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        </div>
        <p className="heading mt-4 text-title" aria-hidden>
          Order confirmed
        </p>
        <p className="mt-1 text-body text-muted">
          Order <span className="num font-semibold text-ink">{confirmed.orderNumber}</span>{' '}
          {order ? paidWords(order) : 'is complete'}. A receipt is kept with your orders.
        </p>
        <div className="my-4 flex items-center justify-between gap-4 border-y border-line py-3">
          {order?.kind === 'product' && (
            <ProductPicture
              src={order.thing.image}
              className="size-14 shrink-0 rounded-md border border-line p-1"
            />
          )}
          <p className="min-w-0 flex-1 break-words" dir="auto">
            {confirmed.item.name}
          </p>
          {order && <p className="num shrink-0">{formatRupees(order.amount)}</p>}
        </div>
        {order && <OrderFacts order={order} />}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Link
          to={orderPath(confirmed.orderId)}
          className={buttonClasses({ look: 'ghost' })}
          onClick={onClose}
        >
          <ReceiptText size={16} strokeWidth={1.75} aria-hidden />
          View order
        </Link>
        <Button ref={done} look="primary" onClick={onClose}>
          {doneText}
        </Button>
      </div>
    </Dialog>
  )
}

function paidWords({ provider }: Order): string {
  switch (provider) {
    case 'test':
      return 'is paid in test mode'
    case 'razorpay':
      return 'is paid'
    case 'none':
      return 'costs nothing and is complete'
  }
}

function OrderFacts({ order: { address, paidAt, refundableUntil } }: { order: Order }) {
  return (
    <DescriptionList>
      {address && <DescriptionItem name="Ships to">{addressLines(address).join(', ')}</DescriptionItem>}
      {address && address.choice !== '' && <DescriptionItem name="Chosen">{address.choice}</DescriptionItem>}
      {paidAt && <DescriptionItem name="Paid">{formatDateTime(new Date(paidAt))}</DescriptionItem>}
      {refundableUntil && (
        <DescriptionItem name="Refund">
          Can be asked for until {formatLongDate(new Date(refundableUntil))}
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
