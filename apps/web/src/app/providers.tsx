import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { forgetSession, sessionQuery } from '../features/accounts/queries.ts'
import { onAccountChangedElsewhere } from '../lib/api/page-account.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { onSessionEnd } from '../lib/api/session-end.ts'
import { lazyWithRetry } from '../lib/lazy/lazy-with-retry.ts'
import { Toaster } from '../ui/toast.tsx'
import { BootScreen } from './shell/boot-screen.tsx'
import { useHasPage } from './shell/part-of-path.ts'

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
      <PageOfPart />
      <Toaster />
    </QueryClientProvider>
  )
}

const NotFound = lazyWithRetry(
  async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
)

/** The page; one of a part that this installation does without is no page. */
function PageOfPart() {
  const { pathname } = useLocation()
  const hasPage = useHasPage()
  if (hasPage(pathname)) return <Outlet />
  return (
    <Suspense fallback={<BootScreen />}>
      <NotFound />
    </Suspense>
  )
}
