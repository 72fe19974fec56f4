import { addToTicket, type BodyOf, ownTicket, sendMessage } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { ticketsKey } from '../../lib/query-keys.ts'
import { ownTicketsQuery } from './own-tickets-query.ts'

/** One message of the user; loading it marks its answers as read. */
export function ownTicketQuery(id: string) {
  return queryOptions({
    queryKey: [ticketsKey, 'own', id],
    queryFn: async ({ signal, client }) => {
      const found = await callApi(ownTicket, { params: { id }, signal })
      await client.invalidateQueries({ queryKey: ownTicketsQuery.queryKey, exact: true })
      return found
    },
    staleTime: 0,
  })
}

export function sendTicket(body: BodyOf<typeof sendMessage>) {
  return callApi(sendMessage, { body })
}

export function addToOwnTicket(id: string, body: BodyOf<typeof addToTicket>) {
  return callApi(addToTicket, { params: { id }, body })
}
