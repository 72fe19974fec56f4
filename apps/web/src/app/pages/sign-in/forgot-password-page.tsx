import { Link, useLocation } from 'react-router'
import { ForgotPasswordForm } from '../../../features/accounts/forgot-password-form.tsx'
import { useCanSendMail } from '../../../features/sign-in-ways/use-can-send-mail.ts'
import { loginPath } from '../../../lib/paths.ts'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { BootScreen } from '../../shell/boot-screen.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { emailFromState } from './email-from-state.ts'

/** The form that requests a password reset. It promises a mail only where the installation sends mail. */
export function ForgotPasswordPage() {
  useTitle('Forgot password')
  const sendsMail = useCanSendMail()
  const { state } = useLocation()
  if (sendsMail === null) return <BootScreen />
  const lead = sendsMail ? 'We send you a link to choose a new one.' : 'This installation sends no mail.'
  return (
    <AuthLayout title="Forgot password" lead={lead}>
      {sendsMail ? <ForgotPasswordForm email={emailFromState(state)} /> : <WithoutMail />}
      <p className="mt-5 text-body">
        <Link to={loginPath} className={textLinkClasses}>
          Back to sign in
        </Link>
      </p>
    </AuthLayout>
  )
}

function WithoutMail() {
  return (
    <div className="flex flex-col gap-4 text-body">
      <p>
        Ask an administrator of this installation, for example your teacher, for a link to a new password.
        They make it under Admin, Users, and hand it to you; it works once, within a day.
      </p>
      <p className="text-ui text-muted">
        Are you the only administrator? On the machine itself this command makes such a link:
      </p>
      <code className="num rounded-lg border border-line bg-raised px-3 py-2 text-ui wrap-anywhere">
        npm run admin -- password-link EMAIL
      </code>
    </div>
  )
}
