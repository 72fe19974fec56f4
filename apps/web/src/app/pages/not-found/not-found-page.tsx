import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { homePath, loginPath } from '../../../lib/paths.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { RedirectCountdown } from './redirect-countdown.tsx'

/** The page of an unknown address; it redirects after 3 s. */
export function NotFoundPage() {
  useTitle('Page Not Found')
  const { pathname } = useLocation()
  const { data: user = null, isSuccess: isKnown } = useQuery(sessionQuery)
  return (
    <PageFrame>
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-10 pt-[10vh] lg:grid-cols-[1fr_480px]">
        <div className="max-w-[460px]">
          <p className="num text-ui text-faint">404</p>
          <h1 className="mt-1 text-display">Page Not Found</h1>
          <p className="mt-2 text-base text-muted">
            Nothing is kept at <code className="break-all text-ui text-ink">{pathname}</code>. The address may
            be old or mistyped.
          </p>
          <RedirectCountdown
            target={user ? { path: homePath, name: 'the problems' } : { path: loginPath, name: 'sign in' }}
          />
        </div>
        {isKnown && <DidYouMean pathname={pathname} user={user} />}
      </div>
    </PageFrame>
  )
}
