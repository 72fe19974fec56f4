import type { Product } from '@codedojo/contract'
import { LoaderCircle } from 'lucide-react'
import { usePaymentsOff } from '../../shared/payments/payments-query.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'

/** Purchase state, as far as the product cards show it. */
export interface PurchaseState {
  /** Id of the product whose purchase is in progress; null if none. */
  readonly busyId: string | null
  /** Ids of products that an unpaid order of the user reserves. */
  readonly heldIds: ReadonlySet<string>
  readonly onBuy: (product: Product) => void
}

interface BuyButtonProps extends Pick<ButtonProps, 'look' | 'isSmall' | 'className'> {
  product: Product
  buying: PurchaseState
}

/** Renders nothing if payments are off and the product has a price. */
export function BuyButton({ product, buying: { busyId, heldIds, onBuy }, ...rest }: BuyButtonProps) {
  const { _id, productName, quantity } = product
  const isOff = usePaymentsOff() && product.productPrice > 0
  if (isOff) return null
  const isBusy = busyId === _id
  const isGone = quantity <= 0 && !heldIds.has(_id)
  return (
    <Button
      {...rest}
      disabled={busyId !== null || isGone}
      aria-label={isBusy ? `Processing ${productName}` : `Buy ${productName}`}
      {...(isBusy && {
        icon: <LoaderCircle size={14} strokeWidth={1.75} className="animate-spin" aria-hidden />,
      })}
      onClick={() => onBuy(product)}
    >
      {isBusy ? 'Processing' : 'Buy'}
    </Button>
  )
}
