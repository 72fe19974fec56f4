import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { forgetSession } from '../features/accounts/queries.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionEnd } from '../lib/session-end.ts'

/** What every page needs around it. A session that ended, whichever call noticed it, leads to the sign-in page. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => onSessionEnd(() => forgetSession(queryClient)), [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
