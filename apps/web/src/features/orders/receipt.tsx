import type { Order } from '@codedojo/contract'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatFullDateTime } from '../../lib/format/format-full-date-time.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { currentInstallation } from '../../lib/installation.ts'
import { contactAboutPath } from '../../lib/paths.ts'
import { CoursePicture } from '../../shared/courses/course-picture.tsx'
import { addressLines } from '../../shared/payments/address-lines.ts'
import { OrderPill } from '../../shared/payments/order-pill.tsx'
import { orderStatusOf } from '../../shared/payments/order-status.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/description-list.tsx'
import { ProductPicture } from '../../ui/picture/product-picture.tsx'
import { quietLinkClasses } from '../../ui/text-link.ts'
import { RefundForm } from './refund-form.tsx'
import { RefundHistory } from './refund-history.tsx'

interface ReceiptProps {
  order: Order
  /** The buyer, shown on the printed receipt. */
  buyer: { name: string; emailId: string }
  /** Path of the ordered item's page. */
  thingPath: string
  /** Actions for an unpaid order. */
  payment: ReactNode
}

/** One order with payment, shipping and refund; prints as a single page. */
export function Receipt({ order, buyer, thingPath, payment }: ReceiptProps) {
  const { number, thing, amount, kind, refund, refundableUntil } = order
  const { sentence } = orderStatusOf(order)
  const isPaid = order.paidAt !== null
  return (
    <article aria-label={`${isPaid ? 'Receipt' : 'Order'} ${number}`} className="panel print:border-0">
      <p className="hidden px-4 pb-4 text-title font-semibold print:block">{currentInstallation().name}</p>
      <header className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4">
        <h2 className="text-body font-semibold">
          {isPaid ? 'Receipt' : 'Order'} <span className="num">{number}</span>
        </h2>
        {isPaid && (
          <Button
            look="ghost"
            isSmall
            className="print:hidden"
            icon={<Printer size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            Print or save as PDF
          </Button>
        )}
      </header>
      <div className="px-4 [&>*]:py-4 [&>*+*]:border-t [&>*+*]:border-line">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          {kind === 'product' && <ProductPicture src={thing.image} className={pictureClasses} />}
          {kind === 'course' && (
            <CoursePicture src={thing.image} name={thing.name} className={pictureClasses} />
          )}
          <div className="min-w-0 flex-1">
            <p className="text-body break-words" dir="auto">
              <Link to={thingPath} className="hover:underline">
                {thing.name}
              </Link>
            </p>
            {kind === 'product' && <p className="text-ui text-muted">Quantity 1</p>}
          </div>
          <OrderPill order={order} />
          {sentence !== null && <p className="basis-full text-ui text-muted">{sentence}</p>}
        </div>
        <Sums amount={amount} hasShipping={kind === 'product'} />
        <OrderFacts order={order} buyer={buyer} />
        {payment}
        {refund && <RefundHistory refund={refund} />}
        {refundableUntil !== null && <RefundForm orderId={order._id} until={refundableUntil} />}
        <p className="text-ui text-muted print:hidden">
          Something else?{' '}
          <Link to={contactAboutPath('order', order._id)} className={quietLinkClasses}>
            Write to us about this order
          </Link>
        </p>
      </div>
    </article>
  )
}

const pictureClasses = 'size-14 shrink-0 rounded-md border border-line p-1 print:hidden'

function Sums({ amount, hasShipping }: { amount: number; hasShipping: boolean }) {
  return (
    <dl className="space-y-1.5 text-body text-muted">
      <Sum name="Price" paise={amount} />
      {hasShipping && <Sum name="Shipping" paise={0} />}
      <div className="flex justify-between gap-4 font-semibold text-ink">
        <dt>Total</dt>
        <dd className="num">{formatRupees(amount)}</dd>
      </div>
    </dl>
  )
}

function Sum({ name, paise }: { name: string; paise: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="num">{formatRupees(paise)}</dd>
    </div>
  )
}

const providerWords = {
  razorpay: 'Razorpay',
  test: 'test mode, no money moved',
  none: 'nothing to pay',
} as const satisfies Record<Order['provider'], string>

function OrderFacts({ order, buyer }: Pick<ReceiptProps, 'order' | 'buyer'>) {
  const { createdAt, paidAt, refundedAt, paymentId, provider, address, tracking } = order
  return (
    <DescriptionList>
      <DescriptionItem name="Ordered">{formatFullDateTime(createdAt)}</DescriptionItem>
      {paidAt && <DescriptionItem name="Paid">{formatFullDateTime(paidAt)}</DescriptionItem>}
      {paidAt && (
        <DescriptionItem name="Payment">
          {paymentId && <span className="num">{paymentId}, </span>}
          {providerWords[provider]}
        </DescriptionItem>
      )}
      <DescriptionItem name="Buyer">
        {buyer.name}, {buyer.emailId}
      </DescriptionItem>
      {address && <DescriptionItem name="Ships to">{addressLines(address).join(', ')}</DescriptionItem>}
      {address && address.choice !== '' && <DescriptionItem name="Chosen">{address.choice}</DescriptionItem>}
      {order.kind === 'product' && paidAt && (
        <DescriptionItem name="Shipping">{shippingWords(order)}</DescriptionItem>
      )}
      {tracking !== '' && <DescriptionItem name="Tracking">{tracking}</DescriptionItem>}
      {refundedAt && <DescriptionItem name="Refunded">{formatFullDateTime(refundedAt)}</DescriptionItem>}
    </DescriptionList>
  )
}

/** A refunded order is no longer awaiting shipment. */
function shippingWords({ shippedAt, state }: Order): string {
  if (shippedAt) return `Sent on ${formatFullDateTime(shippedAt)}`
  return state === 'refunded' ? 'Not sent' : 'Not sent yet'
}
