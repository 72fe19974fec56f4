import { useEffect, useState } from 'react'
import { fetchSession } from './fetch-session.ts'

/**
 * Whether somebody is signed in, in this window or another: checked on mount and whenever the window regains focus. null
 * until the first answer; false also when there is no answer, because the form reports that when it is sent.
 */
export function useIsSignedIn(): [isSignedIn: boolean | null, tellSignedIn: () => void] {
  const [isSignedIn, setIsSignedIn] = useState<boolean | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const look = () => {
      fetchSession(left.signal).then(
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
