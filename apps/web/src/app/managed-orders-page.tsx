import { useSearchParams } from 'react-router'
import { ManagedOrders } from '../features/store-admin/orders/managed-orders.tsx'
import { orderAddressOf, paramsOf } from '../features/store-admin/orders/order-address.ts'
import { useTitle } from './use-title.ts'

/** Orders of everybody; filter and the order that is read stand in the address, so that it can be sent to a colleague. */
export function ManagedOrdersPage() {
  useTitle('Orders')
  const [params, setParams] = useSearchParams()
  return (
    <div className="mx-auto max-w-[1152px]">
      <ManagedOrders
        address={orderAddressOf(params)}
        onGo={(change, options) => {
          // As it is now: an order may have been opened since the last time this was drawn.
          const address = orderAddressOf(new URLSearchParams(window.location.search))
          setParams(paramsOf({ ...address, ...change }), { ...options, preventScrollReset: true })
        }}
      />
    </div>
  )
}
