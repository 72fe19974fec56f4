import { currentPayments } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { premiumKey } from '../../lib/query-keys.ts'

/** Who would take the payment for premium: pages say beforehand that no money moves in test mode. */
export const premiumProviderQuery = queryOptions({
  queryKey: [premiumKey, 'payments'],
  queryFn: ({ signal }) => callApi(currentPayments, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
