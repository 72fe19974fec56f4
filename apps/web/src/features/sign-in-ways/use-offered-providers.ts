import { signInProviderNames } from '@codedojo/contract'
import { useEffect, useState } from 'react'
import { fetchSignInOptions, type SignInOptions } from '../../shared/accounts/sign-in-options.ts'

export type OfferedProviders = Pick<SignInOptions, 'providers' | 'names' | 'hasPasskeys'>

/** The configured sign-in providers and their names; null until loaded. If loading fails, the forms work without the buttons. */
export function useOfferedProviders(): OfferedProviders | null {
  const [providers, setProviders] = useState<OfferedProviders | null>(null)
  useEffect(() => {
    const left = new AbortController()
    fetchSignInOptions(left.signal).then(
      setProviders,
      () =>
        left.signal.aborted ||
        setProviders({ providers: [], names: signInProviderNames, hasPasskeys: false }),
    )
    return () => left.abort()
  }, [])
  return providers
}
