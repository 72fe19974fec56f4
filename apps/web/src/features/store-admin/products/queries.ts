import { getAllGoodies } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'

/** Everything about the store, the pages of its buyers included, so that a change renews it all. */
export const storeKey = ['store'] as const

export const inventoryQuery = queryOptions({
  queryKey: [...storeKey, 'inventory'],
  queryFn: ({ signal }) => callApi(getAllGoodies, { signal }),
  staleTime: 0,
})
