import { getAllGoodies } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { storeKey } from '../../../lib/query-keys.ts'

export const inventoryQuery = queryOptions({
  queryKey: [storeKey, 'inventory'],
  queryFn: ({ signal }) => callApi(getAllGoodies, { signal }),
  staleTime: 0,
})
