import { useEffect } from 'react'
import { broadcastSignIn } from '../../../lib/api/page-account.ts'
import { useTitle } from '../../shell/use-title.ts'

/** The last page of a sign-in window that was opened beside another page: it closes itself where the browser allows it. */
export function SignedInPage() {
  useTitle('Signed in')
  useEffect(() => {
    broadcastSignIn()
    window.close()
  }, [])
  return (
    <main className="mx-auto max-w-xl px-4 pt-24 text-center">
      <h1 className="text-title">You are signed in</h1>
      <p className="mt-1 text-body text-muted">
        Close this window and go on in the other one. What you typed is still there.
      </p>
    </main>
  )
}
