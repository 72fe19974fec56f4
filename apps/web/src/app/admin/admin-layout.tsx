import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { waitingQuery } from '../../features/admin-overview/queries.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { Navbar } from '../shell/navbar.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { AdminPhoneBar } from './admin-phone-bar.tsx'

/** Layout of the admin pages: top bar, drawer of 232 px on the left, content. On phones a button opens the drawer. */
export function AdminLayout() {
  const isPhone = useIsPhone()
  useWaitingAfterActs()
  return (
    <div className="min-h-dvh">
      <SkipLink />
      {isPhone ? <AdminPhoneBar /> : <Navbar />}
      <div className="md:grid md:grid-cols-[232px_minmax(0,1fr)]">
        {!isPhone && (
          <div className="sticky top-14 h-[calc(100dvh-56px)] overflow-y-auto border-r border-line bg-panel">
            <AdminDrawer />
          </div>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-6 pb-10 outline-none md:p-8">
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Reloads the backlog after each mutation of an admin, which may have handled an entry of it. */
function useWaitingAfterActs(): void {
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
