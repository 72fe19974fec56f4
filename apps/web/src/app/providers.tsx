import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { forgetSession, sessionQuery } from '../features/accounts/queries.ts'
import { onAccountChangedElsewhere } from '../lib/api/page-account.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { onSessionEnd } from '../lib/api/session-end.ts'
import { Toaster } from '../ui/toast.tsx'

/** The React contexts of all pages. */
export function Providers() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => onSessionEnd(() => forgetSession(queryClient)), [queryClient])
  useEffect(
    () =>
      onAccountChangedElsewhere(() => void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })),
    [queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  )
}
