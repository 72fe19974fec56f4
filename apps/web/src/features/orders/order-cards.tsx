import { formatShortDate } from '../../lib/format/format-date.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { OrderPill } from '../../shared/payments/order-pill.tsx'
import type { OrderRowsProps } from './order-table.tsx'

/** The order table as cards, for narrow screens. */
export function OrderCards({ orders, onChoose }: OrderRowsProps) {
  return (
    <ul aria-label="Your orders" className="panel">
      {orders.map((order) => (
        <li key={order._id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            className="block w-full p-4 text-left hover:bg-raised"
            onClick={() => onChoose(order._id)}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 text-body break-words" dir="auto">
                {order.thing.name}
              </span>
              <span className="num shrink-0 text-body">{formatRupees(order.amount)}</span>
            </span>
            <span className="mt-2 flex flex-wrap items-center justify-between gap-2 text-ui text-muted">
              <span>
                <span className="num">{order.number}</span>, {formatShortDate(new Date(order.createdAt))}
              </span>
              <OrderPill order={order} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
