import { Outlet, ScrollRestoration } from 'react-router'

/** Around every page, those of visitors included: whatever stands here is loaded before anybody has signed in. */
export function BaseLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
