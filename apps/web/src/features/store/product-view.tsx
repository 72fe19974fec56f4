import { type Product, paiseOf } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { storePath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ProductPicture } from '../../ui/picture/product-picture.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { BuyButton, type PurchaseState } from './buy-button.tsx'
import { productQuery } from './queries.ts'
import { StockBadge } from './stock-badge.tsx'

interface ProductViewProps {
  id: string
  buying: PurchaseState
  /** Shown above the buy button: what the buyer should know before paying. */
  notice: React.ReactNode
}

/** Detail view of a product. */
export function ProductView({ id, buying, notice }: ProductViewProps) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(id))
  if (error instanceof ApiError && error.status === 404) return <NoProduct />
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the product."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined) return <ProductSkeleton />
  return <Details product={data} buying={buying} notice={notice} />
}

const gridClasses = 'grid grid-cols-1 gap-6 md:grid-cols-[1fr_400px] md:gap-8'

function Details({ product, buying, notice }: Omit<ProductViewProps, 'id'> & { product: Product }) {
  const { _id, productName, productDescription, productPrice, productImage, quantity, isSample } = product
  return (
    <div className={gridClasses}>
      <ProductPicture
        src={productImage}
        alt={productName}
        className="h-64 rounded-lg border border-line md:h-[420px]"
      />
      <div className="min-w-0">
        <h1 className="text-display break-words" dir="auto">
          {productName}
        </h1>
        {isSample && <p className="chip mt-2">Sample, sells nothing real</p>}
        <p className="num mt-3 text-heading">{formatRupees(paiseOf(productPrice))}</p>
        <StockBadge quantity={quantity} isHeld={buying.heldIds.has(_id)} className="mt-3" />
        <div className="my-5">{productPrice > 0 && notice}</div>
        <BuyButton product={product} buying={buying} look="primary" className="w-full" />
        <h2 className="mt-8 text-title">Description</h2>
        <p className="mt-2 text-base break-words whitespace-pre-wrap text-muted" dir="auto">
          {productDescription}
        </p>
      </div>
    </div>
  )
}

function NoProduct() {
  return (
    <div className="panel">
      <h1 className="sr-only">Store</h1>
      <EmptyState title="There is no such product." detail="It may have been taken out of the store.">
        <Link to={storePath} className={buttonClasses({ isSmall: true })}>
          Back to the store
        </Link>
      </EmptyState>
    </div>
  )
}

function ProductSkeleton() {
  return (
    <Skeleton label="Loading the product" className={gridClasses}>
      <div className="h-64 rounded-lg bg-raised md:h-[420px]" />
      <div className="space-y-4">
        <Bone className="h-8 w-3/4" />
        <Bone className="h-6 w-1/3" />
        <Bone className="h-10 w-full" />
      </div>
    </Skeleton>
  )
}
