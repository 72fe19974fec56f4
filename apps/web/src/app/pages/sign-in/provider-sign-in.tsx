import type { SignInProvider } from '@codedojo/contract'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ProviderButtons } from '../../../features/sign-in-ways/provider-buttons.tsx'
import { safePath } from '../../../lib/address/safe-path.ts'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { TermsLink } from './terms-link.tsx'

const SignInFailureNotice = lazyWithRetry(
  async () => (await import('../../../features/sign-in-ways/sign-in-failure-notice.tsx')).SignInFailureNotice,
)

/** Buttons to sign in with a provider, above the forms. New users get an account. */
export function ProviderSignIn({ providers }: { providers: readonly SignInProvider[] }) {
  const [params] = useSearchParams()
  return (
    <>
      <Suspense fallback={null}>{params.has('signIn') && <SignInFailureNotice />}</Suspense>
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
