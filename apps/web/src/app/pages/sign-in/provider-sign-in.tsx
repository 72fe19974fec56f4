import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FormDivider } from '../../../features/sign-in-ways/form-divider.tsx'
import { hasProviderButtons, ProviderButtons } from '../../../features/sign-in-ways/provider-buttons.tsx'
import type { OfferedProviders } from '../../../features/sign-in-ways/use-offered-providers.ts'
import { safePath } from '../../../lib/address/safe-path.ts'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { directoryLoginPath, invitationParam } from '../../../lib/paths.ts'
import { TermsLink } from './terms-link.tsx'

const SignInFailureNotice = lazyWithRetry(
  async () => (await import('../../../features/sign-in-ways/sign-in-failure-notice.tsx')).SignInFailureNotice,
)

interface ProviderSignInProps {
  offered: OfferedProviders
  /** Whether a form with email and password follows. */
  hasForm?: boolean
}

/**
 * Buttons to sign in with a provider, above the form of a new account. New users get an account, with the invitation code of the
 * address. The form of the directory is on the sign-in page.
 */
export function ProviderSignIn({ offered, hasForm = true }: ProviderSignInProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const onDirectory = () => void navigate(directoryLoginPath(params))
  return (
    <>
      <Suspense fallback={null}>{params.has('signIn') && <SignInFailureNotice />}</Suspense>
      <ProviderButtons
        offered={offered}
        next={safePath(params.get('next'))}
        invitation={params.get(invitationParam) ?? ''}
        onDirectory={onDirectory}
        terms={
          <>
            By continuing you accept the <TermsLink />.
          </>
        }
      />
      {hasForm && hasProviderButtons(offered, onDirectory) && <FormDivider>or with email</FormDivider>}
    </>
  )
}
