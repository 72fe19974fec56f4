import type { Product } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { PurchaseState } from './buy-button.tsx'
import { ProductCard } from './product-card.tsx'
import { productsQuery } from './queries.ts'

const gridClasses =
  'grid grid-cols-1 gap-3 min-[600px]:grid-cols-2 min-[600px]:gap-4 min-[900px]:grid-cols-3 min-[1152px]:grid-cols-4'

/** All products of the store. */
export function ProductGrid({ buying }: { buying: PurchaseState }) {
  const { data, error, isFetching, refetch } = useQuery(productsQuery)
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the products."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined) return <GridSkeleton />
  if (data.length === 0)
    return (
      <div className="panel">
        <EmptyState
          title="There is nothing in the store yet."
          detail="What an admin adds appears here."
          icon={<ShoppingBag size={18} strokeWidth={1.75} aria-hidden />}
        />
      </div>
    )
  return <Products products={data} render={(product) => <ProductCard product={product} buying={buying} />} />
}

interface ProductsProps {
  products: readonly Product[]
  render: (product: Product) => ReactNode
}

function Products({ products, render }: ProductsProps) {
  return (
    <ul className={gridClasses}>
      {products.map((product) => (
        <li key={product._id}>{render(product)}</li>
      ))}
    </ul>
  )
}

function GridSkeleton() {
  return (
    <Skeleton label="Loading products" className={gridClasses}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="panel flex overflow-hidden min-[600px]:flex-col">
          <div className="h-36 w-28 shrink-0 bg-raised min-[600px]:h-40 min-[600px]:w-full" />
          <div className="flex-1 space-y-3 p-4">
            <Bone className="h-4 w-1/2" />
            <Bone className="w-4/5" />
            <Bone className="mt-6 h-8 w-full" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
