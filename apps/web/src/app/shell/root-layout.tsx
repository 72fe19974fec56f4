import { Outlet, ScrollRestoration } from 'react-router'
import { useTheme } from '../../lib/theme.ts'
import { PageAnnouncement } from './page-announcement.tsx'

/** Layout of all pages, including those of visitors: everything here is loaded before anybody has signed in. */
export function RootLayout() {
  // Applies a theme that was chosen in another tab, on every page.
  useTheme()
  return (
    <>
      <Outlet />
      <PageAnnouncement />
      <ScrollRestoration />
    </>
  )
}
