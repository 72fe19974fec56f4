import type { QueryClient } from '@tanstack/react-query'

/** After something was written, answered or closed. */
export function ticketsChanged(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['tickets'] })
}
