import type { Order } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { orderQuery } from './queries.ts'
import { Receipt } from './receipt.tsx'

interface OrderReceiptProps {
  id: string
  buyer: { name: string; emailId: string }
  /** Path of the ordered item's page. */
  pathOf: (order: Order) => string
  renderPayment: (order: Order) => ReactNode
}

/** Loads an order and shows its receipt. */
export function OrderReceipt({ id, buyer, pathOf, renderPayment }: OrderReceiptProps) {
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className="panel">
        <EmptyState title="There is no such order of yours." />
      </div>
    )
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the receipt."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined)
    return (
      <Skeleton label="Loading the receipt" className="panel space-y-4 p-4">
        <Bone className="h-5 w-1/2" />
        <Bone />
        <Bone className="w-2/3" />
      </Skeleton>
    )
  return (
    <Receipt key={id} order={data} buyer={buyer} thingPath={pathOf(data)} payment={renderPayment(data)} />
  )
}
