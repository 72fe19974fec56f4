import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waitingQuery } from '../features/admin-overview/queries.ts'

/** Reads anew what waits after everything that an admin has done: it may have waited until then. */
export function useWaitingAfterActs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey })
      }),
    [queryClient],
  )
}
