import { Link, useLocation } from 'react-router'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { quietLinkClasses, textLinkClasses } from '../ui/text-link.ts'
import { AuthLayout } from './auth-layout.tsx'
import { useTitle } from './use-title.ts'

export function LoginPage() {
  useTitle('Sign in')
  // Keeps the place to return to while the visitor creates an account first.
  const { search } = useLocation()
  const lead = (
    <>
      New here?{' '}
      <Link to={{ pathname: '/signup', search }} className={textLinkClasses}>
        Create an account
      </Link>
    </>
  )
  const forgot = (
    <Link to="/forgot-password" className={quietLinkClasses}>
      Forgot password?
    </Link>
  )
  return (
    <AuthLayout title="Sign in" lead={lead}>
      <LoginForm forgotLink={forgot} />
    </AuthLayout>
  )
}
