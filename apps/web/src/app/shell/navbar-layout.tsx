import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TimeZoneNotice } from './time-zone-notice.tsx'

/** Layout of reading pages: top bar, content at most 1152 px wide, footer. */
export function NavbarLayout() {
  return (
    <NavbarFrame>
      <Outlet />
    </NavbarFrame>
  )
}

export function NavbarFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AnnouncementBanner />
      <Navbar />
      <TimeZoneNotice />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1200px] flex-1 px-4 pt-6 outline-none md:px-6 md:pt-8"
      >
        {children}
      </main>
      <Footer />
    </div>
  )
}
