import { Link, useSearchParams } from 'react-router'
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { ErrorBox } from '../ui/error-box.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { useTitle } from './use-title.ts'

export function ResetPasswordPage() {
  useTitle('New password')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const signIn = (
    <Link to="/login" className={buttonClasses({ look: 'primary' })}>
      Sign in
    </Link>
  )
  if (token === '')
    return (
      <AuthLayout title="New password" lead="This page is reached by the link that you were given.">
        <div className="flex flex-col gap-5">
          <ErrorBox>The address has no token. Open the whole link again, or ask for a new one.</ErrorBox>
          <Link to="/forgot-password" className={buttonClasses({ look: 'primary' })}>
            Ask for a new link
          </Link>
        </div>
      </AuthLayout>
    )
  return (
    <AuthLayout title="New password" lead="Every open session of the account ends with the change.">
      <ResetPasswordForm token={token} onward={signIn} />
    </AuthLayout>
  )
}
