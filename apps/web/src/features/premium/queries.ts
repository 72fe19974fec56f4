import { currentPayments } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { premiumKey } from '../../lib/query-keys.ts'

/** The payment provider for premium; pages announce test mode, in which no money moves. */
export const premiumProviderQuery = queryOptions({
  queryKey: [premiumKey, 'payments'],
  queryFn: ({ signal }) => callApi(currentPayments, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
