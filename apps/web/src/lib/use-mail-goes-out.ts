import { offeredProviders } from '@codedojo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from './api.ts'

const offeredQuery = queryOptions({
  queryKey: ['offered-ways'],
  queryFn: ({ signal }) => callApi(offeredProviders, { signal }),
  // Only a restart changes it.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether this installation sends mail; false until that is known, so that no mail is promised for nothing. */
export function useMailGoesOut(): boolean {
  return useQuery(offeredQuery).data?.canSendMail ?? false
}
