import type { Order } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import { ordersPerPage, ordersQuery } from './queries.ts'
import { useOrderSearchParams } from './use-order-search-params.ts'

interface OwnOrdersProps {
  renderReceipt: (id: string) => ReactNode
  /** Action shown in an empty list. */
  emptyAct: ReactNode
}

/** The user's orders with the receipt of the selected one: beside the list, or instead of it on phones. */
export function OwnOrders({ renderReceipt, emptyAct }: OwnOrdersProps) {
  const { kind, page, chosen, choose } = useOrderSearchParams()
  const isPhone = useIsPhone()
  const orders = useQuery(ordersQuery({ kind, page }))
  if (isPhone && chosen !== null)
    return (
      <>
        <Button
          look="ghost"
          className="mb-3 print:hidden"
          icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => choose(null)}
        >
          All orders
        </Button>
        {renderReceipt(chosen)}
      </>
    )
  if (orders.data === undefined && orders.error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load your orders."
          detail={messageOf(orders.error)}
          onRetry={() => void orders.refetch()}
          isRetrying={orders.isFetching}
        />
      </div>
    )
  if (orders.data === undefined) return <OrdersSkeleton />
  const { items, total } = orders.data
  if (items.length === 0 && chosen === null)
    return (
      <div className="panel">
        <EmptyState
          title={kind === null ? 'You have not ordered anything yet.' : 'There is no such order of yours.'}
          icon={<ReceiptText size={18} strokeWidth={1.75} aria-hidden />}
        >
          {emptyAct}
        </EmptyState>
      </div>
    )
  const read = chosen ?? items[0]?._id ?? null
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_400px] print:block">
      <div className="min-w-0 print:hidden">
        <Rows orders={items} chosen={isPhone ? null : read} />
        <Pages total={total} />
      </div>
      {!isPhone && read !== null && renderReceipt(read)}
    </div>
  )
}

function Rows({ orders, chosen }: { orders: readonly Order[]; chosen: string | null }) {
  const { choose } = useOrderSearchParams()
  const List = useIsPhone() ? OrderCards : OrderTable
  return <List orders={orders} chosen={chosen} onChoose={choose} />
}

function Pages({ total }: { total: number }) {
  const { page, choosePage } = useOrderSearchParams()
  const lastPage = Math.max(1, Math.ceil(total / ordersPerPage))
  if (lastPage === 1) return null
  return (
    <div className="mt-3 flex justify-end">
      <Pagination label="Pages of orders" page={page} lastPage={lastPage} onChoose={choosePage} />
    </div>
  )
}

function OrdersSkeleton() {
  return (
    <Skeleton label="Loading your orders" className="panel">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Bone className="w-12" />
          <Bone className="flex-1" />
          <Bone className="w-20" />
        </div>
      ))}
    </Skeleton>
  )
}
