import { ManagedOrders } from '../../features/store-admin/orders/managed-orders.tsx'
import {
  formatOrderSearchParams,
  parseOrderSearchParams,
} from '../../features/store-admin/orders/order-search-params.ts'
import { useAddress } from '../../lib/address/use-address.ts'
import { useTitle } from '../shell/use-title.ts'

/** Orders of everybody; filter and the order that is read stand in the address, so that it can be sent to a colleague. */
export function ManagedOrdersPage() {
  useTitle('Orders')
  const [params, setParams] = useAddress()
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
