import { useEffect, useState } from 'react'
import { askSession } from './ask-session.ts'

/**
 * Whether somebody is signed in, in this window or another: asked at once and whenever the window comes back to the front.
 * null until the first answer; false also when none comes, because the form says so when it is sent.
 */
export function useIsSignedIn(): [isSignedIn: boolean | null, tellSignedIn: () => void] {
  const [isSignedIn, setIsSignedIn] = useState<boolean | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const look = () => {
      askSession(left.signal).then(
        ({ ok }) => setIsSignedIn(ok),
        () => left.signal.aborted || setIsSignedIn((known) => known ?? false),
      )
    }
    look()
    window.addEventListener('focus', look, { signal: left.signal })
    return () => left.abort()
  }, [])
  return [isSignedIn, () => setIsSignedIn(true)]
}
