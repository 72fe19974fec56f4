import { ownTickets } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { ticketsKey } from '../../lib/query-keys.ts'

/** The user's messages to the operator. */
export const ownTicketsQuery = queryOptions({
  queryKey: [ticketsKey, 'own'],
  queryFn: ({ signal }) => callApi(ownTickets, { signal }),
  staleTime: 60_000,
})
