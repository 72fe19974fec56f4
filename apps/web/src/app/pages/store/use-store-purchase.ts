import type { ShippingAddress } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { invalidateCourses } from '../../../features/courses/queries.ts'
import { type Purchase, usePurchase } from '../../../features/orders/purchase/use-purchase.ts'
import { findLastAddress, goodsOrdersQuery, heldProductIds } from '../../../features/orders/queries.ts'
import { storeKey } from '../../../lib/query-keys.ts'

export interface StorePurchase {
  readonly purchase: Purchase
  /** What the address form begins with: the last address, else what the profile knows. */
  readonly address: Partial<ShippingAddress>
  /** Ids of products of which an unpaid order of this person holds one. */
  readonly heldIds: ReadonlySet<string>
}

/** Buying on a page: what is in stock, who is premium, which courses are owned and the orders are asked anew after each step. */
export function useStorePurchase(): StorePurchase {
  const user = useUser()
  const queryClient = useQueryClient()
  const { data } = useQuery(goodsOrdersQuery)
  const purchase = usePurchase({
    user,
    onChanged: async () => {
      const keys = [[storeKey], sessionQuery.queryKey]
      await Promise.all([
        invalidateCourses(queryClient),
        ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ])
    },
  })
  return {
    purchase,
    address: findLastAddress(data) ?? { name: user.name, phone: user.phone },
    heldIds: heldProductIds(data),
  }
}
