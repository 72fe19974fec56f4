import { useQuery } from '@tanstack/react-query'
import { Truck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { CoursePicture } from '../../../shared/courses/course-picture.tsx'
import { addressLines } from '../../../shared/payments/address-lines.ts'
import { OrderPill } from '../../../shared/payments/order-pill.tsx'
import { Button } from '../../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { MissingOrFailed } from '../../../ui/missing-or-failed.tsx'
import { ProductPicture } from '../../../ui/picture/product-picture.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { availableActions, isShippable, type ManagedOrderDetail, type OrderAction } from './order-actions.ts'
import { OrderDialog } from './order-dialogs.tsx'
import { orderKindLabels, providerWords } from './order-text.ts'
import { PaymentHistory } from './payment-history.tsx'
import { managedOrderQuery } from './queries.ts'

/** One order: payments, shipping, refunds, and the possible actions. */
export function OrderView({ id }: { id: string }) {
  const reading = useQuery(managedOrderQuery(id))
  const { data, isPending } = reading
  if (isPending) return <ViewSkeleton />
  if (data === undefined)
    return (
      <MissingOrFailed
        reading={reading}
        missing="There is no such order."
        failed="Failed to load the order."
      />
    )
  return (
    <article aria-label={`Order ${data.number}`} className="panel divide-y divide-line overflow-hidden">
      <Head order={data} />
      <OrderFacts order={data} />
      <PaymentHistory order={data} />
      <Acts order={data} />
    </article>
  )
}

function Head({ order }: { order: ManagedOrderDetail }) {
  const { thing, number, kind, amount } = order
  return (
    <header className="p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-body font-semibold">
          Order <span className="num">{number}</span>
        </h2>
        <OrderPill order={order} />
      </div>
      <div className="mt-3 flex items-center gap-3">
        {kind === 'product' && (
          <ProductPicture src={thing.image} className="size-14 shrink-0 rounded-md border border-line p-1" />
        )}
        {kind === 'course' && (
          <CoursePicture
            src={thing.image}
            name={thing.name}
            className="size-14 shrink-0 rounded-md border border-line"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="text-body break-words" dir="auto">
            {thing.name}
          </p>
          <p className="text-ui text-muted">{orderKindLabels[kind]}</p>
        </div>
        <span className="num text-body">{formatRupees(amount)}</span>
      </div>
    </header>
  )
}

function OrderFacts({ order }: { order: ManagedOrderDetail }) {
  const { buyer, createdAt, paidAt, paymentId, provider, providerOrderId, address, kind } = order
  return (
    <div className="p-4">
      <DescriptionList>
        <DescriptionItem name="Buyer">
          {buyer ? (
            <>
              <bdi>{buyer.name}</bdi>
              <br />
              <span className="text-muted">{buyer.emailId}</span>
            </>
          ) : (
            'Erased since'
          )}
        </DescriptionItem>
        <DescriptionItem name="Ordered">{formatFullDateTime(createdAt)}</DescriptionItem>
        {paidAt && <DescriptionItem name="Paid">{formatFullDateTime(paidAt)}</DescriptionItem>}
        <DescriptionItem name="Payment">
          {paymentId && <span className="num break-all">{paymentId}, </span>}
          {providerWords[provider]}
        </DescriptionItem>
        {providerOrderId && (
          <DescriptionItem name="At provider">
            <span className="num break-all">{providerOrderId}</span>
          </DescriptionItem>
        )}
        {address && (
          <DescriptionItem name="Ships to">
            {addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </DescriptionItem>
        )}
        {address && address.choice !== '' && (
          <DescriptionItem name="Chosen">
            <span className="font-semibold">{address.choice}</span>
          </DescriptionItem>
        )}
        {kind === 'product' && <DescriptionItem name="Shipping">{shippingWords(order)}</DescriptionItem>}
      </DescriptionList>
    </div>
  )
}

function shippingWords(order: ManagedOrderDetail): string {
  if (order.shippedAt === null) return isShippable(order) ? 'Not sent yet' : '—'
  const sent = `Sent ${formatFullDateTime(order.shippedAt)}`
  return order.tracking === '' ? sent : `${sent}, ${order.tracking}`
}

const buttons = {
  ship: { text: 'Mark as shipped', look: 'primary', Icon: Truck },
  approve: { text: 'Approve refund', look: 'danger', Icon: Undo2 },
  decline: { text: 'Decline', look: 'default', Icon: null },
  refund: { text: 'Refund', look: 'default', Icon: Undo2 },
  retry: { text: 'Try the refund again', look: 'danger', Icon: Undo2 },
} as const

function Acts({ order }: { order: ManagedOrderDetail }) {
  const [started, setStarted] = useState<OrderAction | null>(null)
  const acts = availableActions(order)
  return (
    <>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-2 p-4">
          {acts.map((act) => {
            const { text, look, Icon } = buttons[act]
            const isLater = act === 'ship' && acts[0] !== 'ship'
            return (
              <Button
                key={act}
                look={isLater ? 'default' : look}
                icon={Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => setStarted(act)}
              >
                {text}
              </Button>
            )
          })}
        </div>
      )}
      {started && <OrderDialog act={started} order={order} onClose={() => setStarted(null)} />}
    </>
  )
}

function ViewSkeleton() {
  return (
    <Skeleton label="Loading the order" className="panel space-y-4 p-4">
      <Bone className="h-5 w-1/2" />
      <Bone className="h-14" />
      <Bone className="w-2/3" />
      <Bone className="w-1/2" />
      <Bone className="w-3/4" />
    </Skeleton>
  )
}
