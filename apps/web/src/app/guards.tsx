import type { User } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { sessionQuery } from '../features/accounts/queries.ts'
import { SignedInUser } from '../features/accounts/signed-in-user.ts'
import { loginPathFor, safePath } from '../lib/address/safe-path.ts'
import { messageOf } from '../lib/api/api-error.ts'
import { takeAccountChangeNote } from '../lib/api/page-account.ts'
import { registerSignInDialog, sessionState, subscribeToSession } from '../lib/api/session-end.ts'
import { currentInstallation } from '../lib/installation.ts'
import { useAfterTyping } from '../lib/keys/use-after-typing.ts'
import { lazyOverlay } from '../lib/lazy/lazy-overlay.ts'
import { useDeferredRender } from '../lib/lazy/use-deferred-render.ts'
import { useWasEverTrue } from '../lib/lazy/use-was-ever-true.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { announce } from '../ui/toast.tsx'
import { BootScreen } from './shell/boot-screen.tsx'

const SignInAgain = lazyOverlay(async () => (await import('./shell/sign-in-again.tsx')).SignInAgain)

/**
 * Redirects visitors to the sign-in page, which leads back here. When the session ends while the page is open, the page stays
 * and shows the sign-in dialog.
 */
export function SignedInOnly() {
  const { data: user } = useQuery(sessionQuery)
  const location = useLocation()
  return (
    <SessionGate>
      {user ? (
        <SignedInUser value={user}>
          <Outlet />
          <HeldSession user={user} />
        </SignedInUser>
      ) : (
        <Navigate to={loginPathFor(location)} replace />
      )}
    </SessionGate>
  )
}

/** The sign-in dialog over the page, which keeps everything typed. It does not take the focus while somebody types. */
function HeldSession({ user }: { user: User }) {
  const state = useSyncExternalStore(subscribeToSession, sessionState)
  const isAsking = state === 'ended' || state === 'unproved'
  const isOpen = useAfterTyping(isAsking)
  useEffect(registerSignInDialog, [])
  useEffect(() => {
    if (takeAccountChangeNote())
      announce('Somebody else has signed in in this browser.', {
        key: 'somebody-else',
        detail: `So this page is ${user.firstName}’s now. What was typed before is kept for whoever typed it.`,
      })
  }, [user.firstName])
  return (
    useWasEverTrue(isAsking) && (
      <Suspense>
        <SignInAgain user={user} isOpen={isOpen} needsProof={state === 'unproved'} />
      </Suspense>
    )
  )
}

/** Redirects signed-in users from the sign-in pages to where they were going. */
export function SignedOutOnly() {
  const { data: user } = useQuery(sessionQuery)
  const [params] = useSearchParams()
  return (
    <SessionGate>{user ? <Navigate to={safePath(params.get('next'))} replace /> : <Outlet />}</SessionGate>
  )
}

/** Renders its children once the server has said who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery)
  const isDrawn = useDeferredRender(!session.isPending)
  if (!isDrawn) return <BootScreen />
  if (session.data === undefined)
    return (
      <main className="mx-auto max-w-xl pt-24">
        <h1 className="sr-only">{currentInstallation().name}</h1>
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
