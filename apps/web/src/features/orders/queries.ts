import {
  askRefund,
  currentPayments,
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
  /** null: of every kind. */
  readonly kind: OrderKind | null
  /** From 1. */
  readonly page: number
}

/** A page of one's own orders, asked again while one of them moves on by itself. */
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

/** The newest of one's own orders of goods: whither the last one went, and what unpaid ones hold. */
export const goodsOrdersQuery = queryOptions({
  queryKey: [ordersKey, 'goods'],
  queryFn: ({ signal }) => callApi(ownOrders, { query: { kind: 'product', pageSize: 100 }, signal }),
  staleTime: 0,
})

/** Who takes the payments: nobody real in test mode. */
export const paymentsQuery = queryOptions({
  queryKey: [ordersKey, 'payments'],
  queryFn: ({ signal }) => callApi(currentPayments, { signal }),
})

/** What somebody is about to buy. */
export interface Wish {
  readonly kind: OrderKind
  readonly id: string
  readonly name: string
  /** What is shown of it before it is paid; only goods are looked at once more. */
  readonly goods?: { readonly description: string; readonly priceRupees: number; readonly image: string }
}

/** Orders the thing, or takes up the unpaid order for it. */
export function placeOrder({ kind, id }: Wish, address: ShippingAddress | null): Promise<PaymentOrder> {
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

/** Ids of products of which an unpaid order holds one now. */
export function heldProductIds(orders: readonly Order[] = []): ReadonlySet<string> {
  const held = orders.filter(
    ({ state, reservedUntil }) =>
      state === 'created' && reservedUntil !== null && Date.parse(reservedUntil) > serverNow(),
  )
  return new Set(held.map(({ thing }) => thing._id))
}

/** Whither the last order of goods goes; what was chosen of that thing says nothing of the next. */
export function lastAddress(orders: readonly Order[] = []): ShippingAddress | null {
  const last = orders.find(({ address }) => address !== null)?.address
  return last ? { ...last, choice: '' } : null
}

/** After an order was made, paid or asked to be refunded. */
export function ordersChanged(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ordersKey] })
}
