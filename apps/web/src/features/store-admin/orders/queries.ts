import { managedOrder, managedOrders, type OrderFilter } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../../lib/api/api.ts'
import { managedOrdersKey } from '../../../lib/query-keys.ts'
import { browserTimeZone } from '../../../shared/settings/time-zone.ts'

export const ordersPerPage = 20

export const managedOrdersQuery = (filter: OrderFilter, page: number) =>
  queryOptions({
    queryKey: [managedOrdersKey, 'list', filter, page],
    queryFn: ({ signal }) =>
      callApiPage(managedOrders, {
        query: { ...withTimeZone(filter), page, pageSize: ordersPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export async function countOrders(filter: OrderFilter): Promise<number> {
  const { total } = await callApiPage(managedOrders, {
    query: { ...withTimeZone(filter), page: 1, pageSize: 1 },
  })
  return total
}

/** Adds the browser's time zone, to which the filter's days refer. */
export function withTimeZone(filter: OrderFilter): OrderFilter {
  return filter.from || filter.to ? { ...filter, zone: browserTimeZone() } : filter
}

export const managedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [managedOrdersKey, 'one', id],
    queryFn: ({ signal }) => callApi(managedOrder, { params: { id }, signal }),
    staleTime: 0,
  })
