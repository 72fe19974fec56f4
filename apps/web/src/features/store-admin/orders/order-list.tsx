import type { ManagedOrder } from '@codedojo/contract'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { OrderPill } from '../../../shared/payments/order-pill.tsx'
import { isAwaitingShipment } from './order-actions.ts'

interface OrderListProps {
  orders: readonly ManagedOrder[]
  /** Id of the selected order. */
  shown: string | null
  onShow: (id: string) => void
}

/** Orders as two-line rows; each opens beside the list. */
export function OrderList({ orders, shown, onShow }: OrderListProps) {
  return (
    <ul aria-label="Orders" className="panel divide-y divide-line overflow-hidden">
      {orders.map((order) => (
        <li key={order._id}>
          <Row order={order} isShown={order._id === shown} onShow={onShow} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  order: ManagedOrder
  isShown: boolean
  onShow: (id: string) => void
}

function Row({ order, isShown, onShow }: RowProps) {
  const { _id, number, thing, buyer, createdAt, amount } = order
  return (
    <button
      type="button"
      {...(isShown && { 'aria-current': true })}
      className={joinClasses(
        'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-l-2 px-4 py-2.5 text-left outline-offset-[-2px] hover:bg-raised',
        isShown ? 'border-l-primary bg-raised' : 'border-l-transparent',
      )}
      onClick={() => onShow(_id)}
    >
      <span className="flex min-w-0 items-baseline gap-3 text-body">
        <span className="num text-ui text-muted">
          <span className="sr-only">Order </span>
          {number}
        </span>
        <bdi className="truncate">{thing.name}</bdi>
      </span>
      <span className="num text-right text-body">{formatRupees(amount)}</span>
      <span className="min-w-0 truncate text-ui text-muted">
        <bdi>{buyer?.name ?? 'Erased since'}</bdi>, {formatDateTime(new Date(createdAt))}
      </span>
      <span className="flex flex-wrap justify-end gap-1.5">
        {isAwaitingShipment(order) && <span className="chip">To ship</span>}
        <OrderPill order={order} />
      </span>
    </button>
  )
}
