import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ProviderButtons } from '../../../features/sign-in-ways/provider-buttons.tsx'
import type { OfferedProviders } from '../../../features/sign-in-ways/use-offered-providers.ts'
import { safePath } from '../../../lib/address/safe-path.ts'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { invitationParam } from '../../../lib/paths.ts'
import { TermsLink } from './terms-link.tsx'

const SignInFailureNotice = lazyWithRetry(
  async () => (await import('../../../features/sign-in-ways/sign-in-failure-notice.tsx')).SignInFailureNotice,
)

interface ProviderSignInProps {
  offered: OfferedProviders
  /** Whether a form with email and password follows. */
  hasForm?: boolean
}

/** Buttons to sign in with a provider, above the forms. New users get an account, with the invitation code of the address. */
export function ProviderSignIn({ offered, hasForm = true }: ProviderSignInProps) {
  const [params] = useSearchParams()
  return (
    <>
      <Suspense fallback={null}>{params.has('signIn') && <SignInFailureNotice />}</Suspense>
      <ProviderButtons
        offered={offered}
        next={safePath(params.get('next'))}
        invitation={params.get(invitationParam) ?? ''}
        hasForm={hasForm}
        terms={
          <>
            By continuing you accept the <TermsLink />.
          </>
        }
      />
    </>
  )
}
