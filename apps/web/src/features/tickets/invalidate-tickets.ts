import type { QueryClient } from '@tanstack/react-query'
import { ticketsKey } from '../../lib/query-keys.ts'

/** Invalidates all message queries, after a message was written, answered or closed. */
export function invalidateTickets(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ticketsKey] })
}
