import { getAllGoodies, getGoodie } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { storeKey } from '../../lib/query-keys.ts'

/** Refetch interval of the stock while the page is visible, in milliseconds: others buy, too. */
const askedAgainAfterMs = 30_000

export const productsQuery = queryOptions({
  queryKey: [storeKey, 'products'],
  queryFn: ({ signal }) => callApi(getAllGoodies, { signal }),
  staleTime: 0,
  refetchInterval: askedAgainAfterMs,
})

export function productQuery(id: string) {
  return queryOptions({
    queryKey: [storeKey, 'product', id],
    queryFn: ({ signal }) => callApi(getGoodie, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: askedAgainAfterMs,
  })
}
