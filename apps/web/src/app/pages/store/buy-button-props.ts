import type { Purchase } from '../../../features/orders/purchase/use-purchase.ts'
import type { PurchaseState } from '../../../features/store/buy-button.tsx'

/** The props of the store's buy buttons during a purchase. */
export function buyButtonProps({ busyId, begin }: Purchase, heldIds: ReadonlySet<string>): PurchaseState {
  return {
    busyId,
    heldIds,
    onBuy: ({ _id, productName, productDescription, productPrice, productImage }) =>
      begin({
        ...{ kind: 'product', id: _id, name: productName },
        goods: { description: productDescription, priceRupees: productPrice, image: productImage },
      }),
  }
}
