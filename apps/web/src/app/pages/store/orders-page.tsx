import type { Order } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { OrderFilter } from '../../../features/orders/order-filter.tsx'
import { OrderReceipt } from '../../../features/orders/order-receipt.tsx'
import { OwnOrders } from '../../../features/orders/own-orders.tsx'
import { PayNow } from '../../../features/orders/pay-now.tsx'
import { PurchaseDialogs } from '../../../features/orders/purchase/purchase-dialogs.tsx'
import { ordersQuery } from '../../../features/orders/queries.ts'
import { useOrderSearchParams } from '../../../features/orders/use-order-search-params.ts'
import { coursePath, premiumPath, productPath, salesPath, storePath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { useStorePurchase } from './use-store-purchase.ts'

export function OrdersPage() {
  useTitle('Your orders')
  const user = useUser()
  const { kind, page, chooseKind } = useOrderSearchParams()
  const { data } = useQuery(ordersQuery({ kind, page }))
  const { purchase, address } = useStorePurchase()
  const payNow = (order: Order) => {
    const { thing } = order
    void purchase.order({ kind: order.kind, id: thing._id, name: thing.name }, order.address)
  }
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <div>
          <h1 className="text-display">Your orders</h1>
          <p className="mt-1 text-base text-muted">Goods, courses and Premium, newest first.</p>
        </div>
        <OrderFilter kind={kind} total={data?.total} onChoose={chooseKind} />
      </header>
      <OwnOrders
        renderReceipt={(id) => (
          <OrderReceipt
            id={id}
            buyer={user}
            pathOf={thingPath}
            renderPayment={(order) => (
              <PayNow
                order={order}
                thingPath={thingPath(order)}
                isBusy={purchase.busyId === order.thing._id}
                onPay={() => payNow(order)}
              />
            )}
          />
        )}
        emptyAct={
          <Link to={storePath} className={buttonClasses({ isSmall: true })}>
            To the store
          </Link>
        }
      />
      <PurchaseDialogs purchase={purchase} address={address} />
    </>
  )
}

/** The page of the ordered product: where a paid one is used, else where it can be ordered again. */
function thingPath({ kind, thing, state }: Pick<Order, 'kind' | 'thing' | 'state'>): string {
  switch (kind) {
    case 'product':
      return productPath(thing)
    case 'course':
      return state === 'fulfilled' ? coursePath(thing) : salesPath(thing)
    case 'premium':
      return premiumPath
  }
}
