import { Outlet, ScrollRestoration } from 'react-router'
import { useTheme } from '../../lib/theme.ts'
import { PageAnnouncement } from './page-announcement.tsx'

/** Around every page, those of visitors included: whatever stands here is loaded before anybody has signed in. */
export function PaletteLayout() {
  // A theme that is chosen in another tab comes here, too, whatever the page itself shows of it.
  useTheme()
  return (
    <>
      <Outlet />
      <PageAnnouncement />
      <ScrollRestoration />
    </>
  )
}
