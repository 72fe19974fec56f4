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
  /** The initial values of the address form: the last address, else from the profile. */
  readonly address: Partial<ShippingAddress>
  /** Ids of products that an unpaid order of this user reserves. */
  readonly heldIds: ReadonlySet<string>
}

/** Purchases on a page: invalidates stock, premium, owned courses and orders after each step. */
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
