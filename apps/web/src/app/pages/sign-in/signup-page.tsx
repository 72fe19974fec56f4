import type { User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { AskForAccountForm } from '../../../features/accounts/ask-for-account-form.tsx'
import { SignupForm } from '../../../features/accounts/signup-form.tsx'
import { useOfferedProviders } from '../../../features/sign-in-ways/use-offered-providers.ts'
import { switchFormPath } from '../../../lib/address/safe-path.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { forgotPasswordPath, invitationParam, loginPath } from '../../../lib/paths.ts'
import { useCanSendMail } from '../../../shared/accounts/use-can-send-mail.ts'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { BootScreen } from '../../shell/boot-screen.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { TermsLink } from './terms-link.tsx'

export function SignupPage() {
  useTitle('Create an account')
  const [params] = useSearchParams()
  const queryClient = useQueryClient()
  const offered = useOfferedProviders()
  const canSendMail = useCanSendMail()
  const { signUp } = useInstallation()
  const lead = (
    <>
      Have one already?{' '}
      <Link to={switchFormPath(loginPath, params)} className={textLinkClasses}>
        Sign in
      </Link>
    </>
  )
  const terms = (
    <>
      I accept the <TermsLink />
    </>
  )
  const tellOfMail = async ({ emailId }: User) =>
    (await import('./notify-confirmation-mail.ts')).notifyConfirmationMail(queryClient, emailId)
  if (offered === null) return <BootScreen />
  const { who, domains } = signUp
  const hasForm = who === 'everybody' || who === 'code' || (who === 'domains' && canSendMail)
  return (
    <AuthLayout title="Create an account" lead={lead}>
      {who === 'nobody' ? (
        <p className="text-base">Accounts are made by the administrators here. Ask them for one.</p>
      ) : (
        <ProviderSignIn offered={offered} hasForm={hasForm} />
      )}
      {who === 'domains' && hasForm && <AskForAccountForm termsLabel={terms} domains={domains} />}
      {(who === 'everybody' || who === 'code') && (
        <SignupForm
          termsLabel={terms}
          invitation={who === 'code' ? (params.get(invitationParam) ?? '') : null}
          onSignedUp={(user) => void tellOfMail(user)}
          renderTaken={(emailId) => (
            <span className="block">
              <Link to={switchFormPath(loginPath, params)} state={{ emailId }} className={textLinkClasses}>
                Sign in
              </Link>
              , or{' '}
              <Link to={forgotPasswordPath} state={{ emailId }} className={textLinkClasses}>
                choose a new password
              </Link>
              .
            </span>
          )}
        />
      )}
    </AuthLayout>
  )
}
