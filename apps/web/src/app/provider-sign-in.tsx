import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { offeredProvidersQuery } from '../features/sign-in-ways/offered-providers.ts'
import { ProviderButtons } from '../features/sign-in-ways/provider-buttons.tsx'
import { SignInFailureNotice } from '../features/sign-in-ways/sign-in-failure-notice.tsx'
import { safePath } from '../lib/safe-path.ts'
import { TermsLink } from './terms-link.tsx'

/** The ways to sign in without a password, above the forms. Whoever is new here has an account afterwards. */
export function ProviderSignIn() {
  const { data: providers = [] } = useQuery(offeredProvidersQuery)
  const [params] = useSearchParams()
  return (
    <>
      <SignInFailureNotice />
      <ProviderButtons
        providers={providers}
        next={safePath(params.get('next'))}
        terms={
          <>
            By continuing you accept the <TermsLink />.
          </>
        }
      />
    </>
  )
}
