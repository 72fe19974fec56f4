import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router'
import { currentInstallation } from '../../lib/installation.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** Encoded line breaks, which the router's `*` does not match. */
const lineBreaks = /%0a|%0d|%e2%80%a[89]/gi

/** Shown when a page failed to load or to render. */
export function CrashScreen() {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const unbroken = pathname.replace(lineBreaks, '')
  // Links copied from a mail or a spreadsheet may contain line breaks.
  if (isRouteErrorResponse(error) && error.status === 404 && unbroken !== pathname)
    return <Navigate to={{ pathname: unbroken, search, hash }} replace />
  return (
    <main className="mx-auto max-w-xl pt-24">
      <h1 className="sr-only">{currentInstallation().name}</h1>
      <ErrorState
        title="This page could not be shown."
        detail="Your code and submissions are kept. Loading the page again usually helps."
        onRetry={() => window.location.reload()}
      >
        <a href="/" className={buttonClasses({ look: 'ghost', isSmall: true })}>
          Go Home
        </a>
      </ErrorState>
    </main>
  )
}
