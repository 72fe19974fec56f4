import type { Product } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useIsNarrowDesktop } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { inventoryWords, productsMatching } from './inventory-text.ts'
import { LowStockNotice } from './low-stock-notice.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductCards, ProductTable } from './product-rows.tsx'
import { inventoryQuery } from './queries.ts'
import { SampleGoodsNotice } from './sample-goods-notice.tsx'
import { useProductDeletion } from './use-product-change.ts'

const productsPerPage = 20

type OpenDialog = { kind: 'save'; product: Product | null } | { kind: 'delete'; product: Product }

/** All products, with search, and actions to add, edit and delete. */
export function Inventory() {
  const { data, error, isFetching, refetch } = useQuery(inventoryQuery)
  const [words, setWords] = useState('')
  const [started, setStarted] = useState<OpenDialog | null>(null)
  const add = () => setStarted({ kind: 'save', product: null })
  const acts = {
    onEdit: (product: Product) => setStarted({ kind: 'save', product }),
    onDelete: (product: Product) => setStarted({ kind: 'delete', product }),
  }
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Store Management</h1>
          <p className="min-h-5 text-ui text-muted">{data && inventoryWords(data)}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <SearchField label="Search by name or id" className="md:w-64" value={words} onType={setWords} />
          <Button
            look="primary"
            className="max-md:w-full"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={add}
          >
            Add product
          </Button>
        </div>
      </header>
      {data === undefined && error === null && <InventorySkeleton />}
      {data === undefined && error !== null && (
        <ReadFailed title="Failed to load the products." reading={{ error, isFetching, refetch }} />
      )}
      {data && (
        <>
          <SampleGoodsNotice count={data.filter(({ isSample }) => isSample).length} />
          <LowStockNotice products={data} onEdit={acts.onEdit} />
          <Products
            key={words}
            products={data}
            words={words}
            onAdd={add}
            onClear={() => setWords('')}
            {...acts}
          />
        </>
      )}
      <StartedDialog started={started} onClose={() => setStarted(null)} />
    </>
  )
}

interface ProductsProps {
  products: readonly Product[]
  words: string
  onAdd: () => void
  onClear: () => void
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

function Products({ products, words, onAdd, onClear, onEdit, onDelete }: ProductsProps) {
  const Rows = useIsNarrowDesktop() ? ProductCards : ProductTable
  const [chosenPage, setPage] = useState(1)
  const found = productsMatching(products, words)
  if (products.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          icon={<ShoppingBag size={18} strokeWidth={1.75} aria-hidden />}
          title="The store is empty."
          detail="What you add can be bought at once."
        >
          <Button isSmall onClick={onAdd}>
            Add product
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (found.length === 0) {
    return <NothingFound title="No products found" detail="Try a different search term" onClear={onClear} />
  }
  const lastPage = Math.ceil(found.length / productsPerPage)
  const page = Math.min(chosenPage, lastPage)
  return (
    <>
      <Rows
        products={found.slice((page - 1) * productsPerPage, page * productsPerPage)}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      <div className="mt-3 flex justify-end">
        {lastPage > 1 && (
          <Pagination label="Pages of products" page={page} lastPage={lastPage} onChoose={setPage} />
        )}
      </div>
    </>
  )
}

function StartedDialog({ started, onClose }: { started: OpenDialog | null; onClose: () => void }) {
  const { mutate } = useProductDeletion()
  if (started === null) return null
  if (started.kind === 'save') return <ProductDialog product={started.product} onClose={onClose} />
  const { product } = started
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete product"
      question={`Delete "${product.productName}"? Orders of it stay with their buyers. This action cannot be undone.`}
      confirmText="Delete product"
      onConfirm={() => mutate(product)}
    />
  )
}

function InventorySkeleton() {
  return (
    <Skeleton label="Loading the products" className="panel divide-y divide-line">
      {['w-40', 'w-56', 'w-48', 'w-36', 'w-52', 'w-44'].map((width) => (
        <div key={width} className="flex h-16 items-center gap-4 px-5">
          <Bone className="size-11 rounded-md" />
          <Bone className={width} />
          <Bone className="ml-auto w-16" />
          <Bone className="w-24 max-md:hidden" />
        </div>
      ))}
    </Skeleton>
  )
}
