import type { Order } from '@codedojo/contract'
import { formatShortDate } from '../../lib/format/format-date.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { OrderPill } from '../../shared/payments/order-pill.tsx'

export interface OrderRowsProps {
  orders: readonly Order[]
  /** Id of the selected order. */
  chosen: string | null
  onChoose: (id: string) => void
}

/** Orders as a table; each order number opens its receipt. */
export function OrderTable({ orders, chosen, onChoose }: OrderRowsProps) {
  return (
    <div className="panel overflow-x-auto">
      <table className="table [&_tbody_tr:last-child_td]:border-b-0">
        <caption className="sr-only">Your orders</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Thing</th>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col" className="text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order._id} order={order} isChosen={order._id === chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  order: Order
  isChosen: boolean
  onChoose: (id: string) => void
}

function Row({ order, isChosen, onChoose }: RowProps) {
  const { _id, number, thing, createdAt, amount } = order
  return (
    // A click anywhere in the row is for the mouse; keyboard and screen readers use the button inside.
    <tr className={joinClasses('h-11 cursor-pointer', isChosen && 'bg-raised')} onClick={() => onChoose(_id)}>
      <td className={joinClasses('border-l-2', isChosen ? 'border-l-primary' : 'border-l-transparent')}>
        <button
          type="button"
          className="num text-muted hover:underline"
          aria-label={`Receipt of order ${number}`}
          {...(isChosen && { 'aria-current': true })}
        >
          {number}
        </button>
      </td>
      <td className="max-w-64 truncate" dir="auto">
        {thing.name}
      </td>
      <td className="whitespace-nowrap text-muted">
        <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
      </td>
      <td>
        <OrderPill order={order} />
      </td>
      <td className="num text-right whitespace-nowrap">{formatRupees(amount)}</td>
    </tr>
  )
}
