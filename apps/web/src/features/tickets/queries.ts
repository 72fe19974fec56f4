import {
  addToTicket,
  answerTicket,
  type BodyOf,
  managedTicket,
  managedTickets,
  ownTicket,
  ownTickets,
  sendMessage,
  setTicketState,
  type TicketState,
} from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api.ts'

/** What the user has written to the operator. */
export const ownTicketsQuery = queryOptions({
  queryKey: ['tickets', 'own'],
  queryFn: ({ signal }) => callApi(ownTickets, { signal }),
  staleTime: 60_000,
})

/** One of them; once it is here, nothing in it is new any more. */
export function ownTicketQuery(id: string) {
  return queryOptions({
    queryKey: ['tickets', 'own', id],
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

export function addToOwnTicket(id: string, message: string) {
  return callApi(addToTicket, { params: { id }, body: { message } })
}

export const ticketsPerPage = 20

export interface TicketFilter {
  /** null: in every state. */
  readonly state: TicketState | null
  readonly q: string
  /** From 1. */
  readonly page: number
}

/** What everybody has written, for admins. */
export function managedTicketsQuery({ state, q, page }: TicketFilter) {
  return queryOptions({
    queryKey: ['tickets', 'managed', state, q, page],
    queryFn: ({ signal }) =>
      callApiPage(managedTickets, {
        query: { page, pageSize: ticketsPerPage, ...(state && { state }), ...(q !== '' && { q }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** How many wait for an answer. */
export const openTicketsQuery = queryOptions({
  queryKey: ['tickets', 'managed', 'open'],
  queryFn: async ({ signal }) => {
    const { counts } = await callApi(managedTickets, { query: { pageSize: 1 }, signal })
    return counts.open
  },
  staleTime: 60_000,
})

export function managedTicketQuery(id: string) {
  return queryOptions({
    queryKey: ['tickets', 'managed', 'one', id],
    queryFn: ({ signal }) => callApi(managedTicket, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function answer(id: string, body: BodyOf<typeof answerTicket>) {
  return callApi(answerTicket, { params: { id }, body })
}

export function changeState(id: string, state: 'open' | 'closed') {
  return callApi(setTicketState, { params: { id }, body: { state } })
}

/** After something was written, answered or closed. */
export function ticketsChanged(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['tickets'] })
}
