import { Outlet } from 'react-router'
import { useIsPhone } from '../lib/use-media-query.ts'
import { AdminDrawer } from './admin-drawer.tsx'
import { AdminPhoneBar } from './admin-phone-bar.tsx'
import { Navbar } from './navbar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useWaitingAfterActs } from './use-waiting-after-acts.ts'

/** Frame of the admins' pages: top bar, drawer of 232 px at the left, content. On phones the drawer hides behind a button. */
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
