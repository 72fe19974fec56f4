import { Suspense } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { useIsSignedIn } from '../../../features/accounts/use-is-signed-in.ts'
import { useOfferedProviders } from '../../../features/sign-in-ways/use-offered-providers.ts'
import { safePath, switchFormPath } from '../../../lib/address/safe-path.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { directoryParam, forgotPasswordPath, invitationParam, signupPath } from '../../../lib/paths.ts'
import { quietLinkClasses, textLinkClasses } from '../../../ui/text-link.ts'
import { BootScreen } from '../../shell/boot-screen.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { emailFromState } from './email-from-state.ts'
import { SignInForms } from './sign-in-forms.tsx'
import { TermsLink } from './terms-link.tsx'

const SignInFailureNotice = lazyWithRetry(
  async () => (await import('../../../features/sign-in-ways/sign-in-failure-notice.tsx')).SignInFailureNotice,
)

/** The sign-in page. Signed-in users are redirected to where they were going. */
export function LoginPage() {
  useTitle('Sign in')
  const [isSignedIn, tellSignedIn] = useIsSignedIn()
  const offered = useOfferedProviders()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const { signUp } = useInstallation()
  if (isSignedIn)
    return (
      <>
        <Navigate to={safePath(params.get('next'))} replace />
        <BootScreen />
      </>
    )
  // Waits for the providers: if their buttons appeared later, the form would shift and be pressed in the wrong place.
  if (isSignedIn === null || offered === null) return <BootScreen />
  // Whoever signs in with another account for the first time gets one here, too.
  const canSignUp = signUp.who !== 'nobody' && signUp.who !== 'providers'
  const lead = canSignUp && (
    <>
      New here?{' '}
      <Link to={switchFormPath(signupPath, params)} className={textLinkClasses}>
        Create an account
      </Link>
    </>
  )
  const forgot = (
    <Link to={forgotPasswordPath} className={quietLinkClasses}>
      Forgot password?
    </Link>
  )
  const terms = (
    <>
      By continuing you accept the <TermsLink />.
    </>
  )
  return (
    <AuthLayout title="Sign in" lead={lead}>
      <Suspense fallback={null}>{params.has('signIn') && <SignInFailureNotice />}</Suspense>
      <SignInForms
        offered={offered}
        next={safePath(params.get('next'))}
        forgotLink={forgot}
        onSignedIn={tellSignedIn}
        emailId={emailFromState(state)}
        invitation={params.get(invitationParam) ?? ''}
        terms={terms}
        directoryTerms={terms}
        wantsDirectory={params.has(directoryParam)}
      />
    </AuthLayout>
  )
}
