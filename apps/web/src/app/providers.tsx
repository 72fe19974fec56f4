import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { forgetSession } from '../features/accounts/queries.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionEnd } from '../lib/session-end.ts'
import { Toaster } from '../ui/toast.tsx'

/** What every page needs around it. A session that ended, whichever call noticed it, leads there. */
export function Providers() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => onSessionEnd(() => forgetSession(queryClient)), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  )
}
