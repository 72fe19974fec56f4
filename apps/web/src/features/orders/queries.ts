import {
  askRefund,
  type Order,
  type OrderKind,
  orderCourse,
  orderGoodie,
  ownOrder,
  ownOrders,
  type PaymentOrder,
  premiumSubscription,
  type ShippingAddress,
} from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { serverNow } from '../../lib/api/server-clock.ts'
import { ordersKey } from '../../lib/query-keys.ts'
import { isOrderPending } from './is-order-pending.ts'

export const ordersPerPage = 20
const askedAgainAfterMs = 5000

export interface OrderListPage {
  /** null for all kinds. */
  readonly kind: OrderKind | null
  /** Counted from 1. */
  readonly page: number
}

/** A page of the user's orders, refetched while one of them may still change by itself. */
export function ordersQuery({ kind, page }: OrderListPage) {
  return queryOptions({
    queryKey: [ordersKey, 'list', kind, page],
    queryFn: ({ signal }) =>
      callApiPage(ownOrders, {
        query: { page, pageSize: ordersPerPage, ...(kind && { kind }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isOrderPending) ? askedAgainAfterMs : false),
  })
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [ordersKey, 'one', id],
    queryFn: ({ signal }) => callApi(ownOrder, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOrderPending(data) ? askedAgainAfterMs : false),
  })
}

/** The user's newest product orders: for the last shipping address, and to see what unpaid orders reserve. */
export const goodsOrdersQuery = queryOptions({
  queryKey: [ordersKey, 'goods'],
  queryFn: ({ signal }) => callApi(ownOrders, { query: { kind: 'product', pageSize: 100 }, signal }),
  staleTime: 0,
})

/** An item to buy. */
export interface PurchaseItem {
  readonly kind: OrderKind
  readonly id: string
  readonly name: string
  /** Details for the review before the payment; only for products. */
  readonly goods?: { readonly description: string; readonly priceRupees: number; readonly image: string }
}

/** Creates an order, or reuses the unpaid one for the same item. */
export function placeOrder(
  { kind, id }: PurchaseItem,
  address: ShippingAddress | null,
): Promise<PaymentOrder> {
  const params = { id }
  switch (kind) {
    case 'product':
      return callApi(orderGoodie, { params, body: address ? { address } : {} })
    case 'course':
      return callApi(orderCourse, { params })
    case 'premium':
      return callApi(premiumSubscription, { params })
  }
}

export function requestRefund(orderId: string, reason: string) {
  return callApi(askRefund, { params: { id: orderId }, body: { reason } })
}

/** Ids of products that are reserved by an unpaid order. */
export function heldProductIds(orders: readonly Order[] = []): ReadonlySet<string> {
  const held = orders.filter(
    ({ state, reservedUntil }) =>
      state === 'created' && reservedUntil !== null && Date.parse(reservedUntil) > serverNow(),
  )
  return new Set(held.map(({ thing }) => thing._id))
}

/** Address of the last product order, without its choice, which belongs to that product only. */
export function findLastAddress(orders: readonly Order[] = []): ShippingAddress | null {
  const last = orders.find(({ address }) => address !== null)?.address
  return last ? { ...last, choice: '' } : null
}

/** Invalidates all order queries, after an order, a payment or a refund request. */
export function invalidateOrders(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ordersKey] })
}
