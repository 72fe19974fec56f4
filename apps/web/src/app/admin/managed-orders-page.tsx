import { ManagedOrders } from '../../features/store-admin/orders/managed-orders.tsx'
import {
  formatOrderSearchParams,
  parseOrderSearchParams,
} from '../../features/store-admin/orders/order-search-params.ts'
import { useAddressQuery } from '../../lib/address/use-address-query.ts'
import { useTitle } from '../shell/use-title.ts'

/** The orders of all buyers; filter and open order are in the address, so that a link can be shared. */
export function ManagedOrdersPage() {
  useTitle('Orders')
  const [params, setParams] = useAddressQuery()
  const address = parseOrderSearchParams(params)
  return (
    <div className="mx-auto max-w-[1152px]">
      <ManagedOrders
        address={address}
        onGo={(change, options) =>
          setParams(formatOrderSearchParams({ ...address, ...change }), {
            ...options,
            preventScrollReset: true,
          })
        }
      />
    </div>
  )
}
