import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { shownRangeText } from '../../../lib/format/pluralize.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListAndDetail } from '../../../ui/list-and-detail.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { OrderList } from './order-list.tsx'
import { filterNames, type OrderSearchParams } from './order-search-params.ts'
import { OrderView } from './order-view.tsx'
import { OrdersExportButton } from './orders-export-button.tsx'
import { countOrders, managedOrdersQuery, ordersPerPage } from './queries.ts'

/** Resets page and selection, because a new filter may exclude the selected order. */
const fromStart = { page: 1, order: null } as const

interface ManagedOrdersProps {
  address: OrderSearchParams
  /** Navigates to a changed URL; parts that are not given stay. */
  onGo: (change: Partial<OrderSearchParams>, options?: { replace: boolean }) => void
}

/** All orders, with the selected one beside the list; on phones one replaces the other. */
export function ManagedOrders({ address, onGo }: ManagedOrdersProps) {
  const { filter, page, order } = address
  const { data } = useQuery(managedOrdersQuery(filter, page))
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Orders</h1>
          <p className="text-ui text-muted">What was bought here, what waits to be sent, what goes back.</p>
        </div>
        <OrdersExportButton filter={filter} />
      </header>
      <ListAndDetail
        list={
          <>
            <OrderFilterBar
              filter={filter}
              counts={data?.items.counts ?? null}
              onChange={(next, options) => onGo({ filter: next, ...fromStart }, options)}
            />
            <OrderPage address={address} onGo={onGo} />
          </>
        }
        detail={order && <OrderView key={order} id={order} />}
        placeholder={
          <EmptyState
            icon={<ReceiptText size={18} strokeWidth={1.75} aria-hidden />}
            title="Choose an order to read it."
          />
        }
        backText="All orders"
        width="narrow"
        onBack={() => onGo({ order: null })}
      />
    </>
  )
}

function OrderPage({ address, onGo }: ManagedOrdersProps) {
  const { filter, page, order } = address
  const { data, error, isFetching, refetch } = useQuery(managedOrdersQuery(filter, page))
  if (data === undefined && error !== null) {
    return <ReadFailed title="Failed to load the orders." reading={{ error, isFetching, refetch }} />
  }
  if (data === undefined) return <ListSkeleton />
  const { orders } = data.items
  if (orders.length === 0 && Object.keys(filter).length > 0)
    return (
      <NoMatch
        thing="order"
        title="No orders found"
        filter={filter}
        all={{}}
        names={filterNames(filter)}
        count={countOrders}
        onChange={(wanted) => onGo({ filter: wanted, ...fromStart })}
      />
    )
  if (orders.length === 0) return <NoOrders />
  const first = (page - 1) * ordersPerPage + 1
  const lastPage = Math.max(1, Math.ceil(data.total / ordersPerPage))
  return (
    <>
      <OrderList orders={orders} shown={order} onShow={(id) => onGo({ order: id })} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {shownRangeText({ first, count: orders.length, total: data.total }, 'order')}
        </p>
        {lastPage > 1 && (
          <Pagination
            label="Pages of orders"
            page={page}
            lastPage={lastPage}
            onChoose={(next) => onGo({ page: next })}
          />
        )}
      </div>
    </>
  )
}

function NoOrders() {
  return (
    <div className="panel">
      <EmptyState
        icon={<ReceiptText size={18} strokeWidth={1.75} aria-hidden />}
        title="There are no orders yet."
        detail="They stand here as soon as somebody buys."
      />
    </div>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the orders" className="panel divide-y divide-line">
      {['w-40', 'w-56', 'w-48', 'w-36', 'w-52', 'w-44', 'w-40'].map((width) => (
        <div key={width} className="flex h-16 items-center justify-between gap-4 px-4">
          <Bone className={width} />
          <Bone className="w-20" />
        </div>
      ))}
    </Skeleton>
  )
}
