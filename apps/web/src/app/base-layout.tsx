import { Outlet, ScrollRestoration } from 'react-router'
import { PageAnnouncement } from './page-announcement.tsx'

/** Around every page, those of visitors included: whatever stands here is loaded before anybody has signed in. */
export function BaseLayout() {
  return (
    <>
      <Outlet />
      <PageAnnouncement />
      <ScrollRestoration />
    </>
  )
}
