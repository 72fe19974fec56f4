import { Link } from 'react-router'
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx'
import { textLinkClasses } from '../ui/text-link.ts'
import { AuthLayout } from './auth-layout.tsx'
import { useTitle } from './use-title.ts'

export function ForgotPasswordPage() {
  useTitle('Forgot password')
  return (
    <AuthLayout title="Forgot password" lead="We send you a link to choose a new one.">
      <ForgotPasswordForm />
      <p className="mt-5 text-body">
        <Link to="/login" className={textLinkClasses}>
          Back to sign in
        </Link>
      </p>
    </AuthLayout>
  )
}
