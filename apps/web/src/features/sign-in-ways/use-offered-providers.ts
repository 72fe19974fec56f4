import type { SignInProvider } from '@codedojo/contract'
import { useEffect, useState } from 'react'
import { fetchSignInOptions } from '../../shared/accounts/sign-in-options.ts'

/** The configured sign-in providers; null: not loaded. If loading fails, the forms work without the buttons. */
export function useOfferedProviders(): readonly SignInProvider[] | null {
  const [providers, setProviders] = useState<readonly SignInProvider[] | null>(null)
  useEffect(() => {
    const left = new AbortController()
    fetchSignInOptions(left.signal).then(
      (offered) => setProviders(offered.providers),
      () => left.signal.aborted || setProviders([]),
    )
    return () => left.abort()
  }, [])
  return providers
}
