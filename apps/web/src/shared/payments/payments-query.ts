import { currentPayments } from '@codedojo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { paymentsKey } from '../../lib/query-keys.ts'

/** The payment provider; in test mode no real one, and null if nothing can be bought. */
export const paymentsQuery = queryOptions({
  queryKey: [paymentsKey],
  queryFn: ({ signal }) => callApi(currentPayments, { signal }),
})

/** True once it is known that nothing can be bought here: then pages offer no purchase. */
export function usePaymentsOff(): boolean {
  const { data } = useQuery(paymentsQuery)
  return data?.provider === null
}
