import { type Product, paiseOf } from '@codedojo/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { ProductPicture } from '../../../ui/picture/product-picture.tsx'
import { shortId } from './inventory-text.ts'
import { StockPill } from './stock-pill.tsx'

export interface ProductRowsProps {
  products: readonly Product[]
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

export function ProductTable({ products, onEdit, onDelete }: ProductRowsProps) {
  return (
    <div className="panel overflow-hidden">
      <table className="table table-fixed">
        <caption className="sr-only">Products</caption>
        <thead>
          <tr>
            <th className="pl-5">Product</th>
            <th className="w-24">Id</th>
            <th className="w-36 text-right">Price</th>
            <th className="w-36">Stock</th>
            <th className="w-48 pr-5 text-right">Actions</th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {products.map((product) => (
            <tr key={product._id} className="h-16">
              <td className="py-0 pl-5">
                <Identity product={product} />
              </td>
              <td className="num py-0 text-faint">{shortId(product)}</td>
              <td className="num py-0 text-right">{formatRupees(paiseOf(product.productPrice))}</td>
              <td className="py-0">
                <StockPill quantity={product.quantity} />
              </td>
              <td className="py-0 pr-5">
                <Acts product={product} onEdit={onEdit} onDelete={onDelete} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The table as cards, for phones. */
export function ProductCards({ products, onEdit, onDelete }: ProductRowsProps) {
  return (
    <ul className="panel divide-y divide-line overflow-hidden" aria-label="Products">
      {products.map((product) => (
        <li key={product._id} className="px-4 py-3">
          <Identity product={product} />
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
            <span className="num">{formatRupees(paiseOf(product.productPrice))}</span>
            <StockPill quantity={product.quantity} />
            <span className="num text-faint">{shortId(product)}</span>
          </p>
          <div className="-ml-3 mt-1">
            <Acts product={product} onEdit={onEdit} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Identity({ product }: { product: Product }) {
  const { productName, productDescription, productImage, isSample } = product
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ProductPicture src={productImage} className="size-11 shrink-0 rounded-md border border-line p-1" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <bdi className="truncate text-body" title={productName}>
            {productName}
          </bdi>
          {isSample && <span className="chip shrink-0">Sample</span>}
        </p>
        <p className="truncate text-ui text-muted" dir="auto" title={productDescription}>
          {productDescription}
        </p>
      </div>
    </div>
  )
}

function Acts({ product, onEdit, onDelete }: Omit<ProductRowsProps, 'products'> & { product: Product }) {
  return (
    <div className="flex justify-end gap-1 max-md:justify-start">
      <Button
        look="ghost"
        isSmall
        aria-label={`Edit ${product.productName}`}
        icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => onEdit(product)}
      >
        Edit
      </Button>
      <Button
        look="ghost"
        isSmall
        aria-label={`Delete ${product.productName}`}
        icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => onDelete(product)}
      >
        Delete
      </Button>
    </div>
  )
}
