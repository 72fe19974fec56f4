import { Link } from 'react-router'
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx'
import { textLinkClasses } from '../ui/text-link.ts'
import { AuthLayout } from './auth-layout.tsx'
import { useTitle } from './use-title.ts'

export function ForgotPasswordPage() {
  useTitle('Forgot password')
  const lead = (
    <>
      We send a link to choose a new one.{' '}
      <Link to="/login" className={textLinkClasses}>
        Back to sign in
      </Link>
    </>
  )
  return (
    <AuthLayout title="Forgot password" lead={lead}>
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
