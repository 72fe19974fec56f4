import {
  answerTicket,
  type BodyOf,
  managedTicket,
  managedTickets,
  setTicketState,
  type TicketState,
} from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../../lib/api/api.ts'
import { ticketsKey } from '../../../lib/query-keys.ts'

export const ticketsPerPage = 20

export interface TicketFilter {
  /** null for all states. */
  readonly state: TicketState | null
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

/** The messages of all users, for admins. */
export function managedTicketsQuery({ state, q, page }: TicketFilter) {
  return queryOptions({
    queryKey: [ticketsKey, 'managed', state, q, page],
    queryFn: ({ signal }) =>
      callApiPage(managedTickets, {
        query: { page, pageSize: ticketsPerPage, ...(state && { state }), ...(q !== '' && { q }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export async function countTickets({ state, q }: TicketFilter): Promise<number> {
  const query = { page: 1, pageSize: 1, ...(state && { state }), ...(q !== '' && { q }) }
  return (await callApiPage(managedTickets, { query })).total
}

export function managedTicketQuery(id: string) {
  return queryOptions({
    queryKey: [ticketsKey, 'managed', 'one', id],
    queryFn: ({ signal }) => callApi(managedTicket, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function sendTicketAnswer(id: string, body: BodyOf<typeof answerTicket>) {
  return callApi(answerTicket, { params: { id }, body })
}

export function changeTicketState(id: string, state: 'open' | 'closed') {
  return callApi(setTicketState, { params: { id }, body: { state } })
}
