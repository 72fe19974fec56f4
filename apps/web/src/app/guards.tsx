import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { sessionQuery } from '../features/accounts/queries.ts'
import { SignedInUser } from '../features/accounts/signed-in-user.ts'
import { messageOf } from '../lib/api-error.ts'
import { loginPathFor, safePath } from '../lib/safe-path.ts'
import { useDrawnInSteps } from '../lib/use-drawn-in-steps.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { BootScreen } from './boot-screen.tsx'
import { sessionEnded } from './session-ended.ts'

/** Signed-out visitors go to the sign-in page, which leads back here and tells those whose session ended that it did. */
export function SignedInOnly() {
  const { data: user } = useQuery(sessionQuery)
  const location = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  return (
    <SessionKnown>
      {user ? (
        <SignedInUser value={user}>
          <Outlet />
        </SignedInUser>
      ) : (
        <Navigate to={loginPathFor(location)} state={wasSignedIn ? sessionEnded : null} replace />
      )}
    </SessionKnown>
  )
}

/** Signed-in users have no business here; they continue where they were going. */
export function SignedOutOnly() {
  const { data: user } = useQuery(sessionQuery)
  const [params] = useSearchParams()
  return (
    <SessionKnown>{user ? <Navigate to={safePath(params.get('next'))} replace /> : <Outlet />}</SessionKnown>
  )
}

/** Waits until the server has said who is signed in. */
export function SessionKnown({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery)
  const isDrawn = useDrawnInSteps(!session.isPending)
  if (!isDrawn) return <BootScreen />
  if (session.data === undefined)
    return (
      <main className="mx-auto max-w-xl pt-24">
        <h1 className="sr-only">CodeDojo</h1>
        <ErrorState
          title={messageOf(session.error)}
          detail="The server did not say who is signed in."
          onRetry={() => void session.refetch()}
          isRetrying={session.isFetching}
        />
      </main>
    )
  return children
}
