import { Link, useLocation } from 'react-router'
import { SignupForm } from '../features/accounts/signup-form.tsx'
import { quietLinkClasses, textLinkClasses } from '../ui/text-link.ts'
import { AuthLayout } from './auth-layout.tsx'
import { useTitle } from './use-title.ts'

export function SignupPage() {
  useTitle('Create an account')
  const { search } = useLocation()
  const lead = (
    <>
      Have one already?{' '}
      <Link to={{ pathname: '/login', search }} className={textLinkClasses}>
        Sign in
      </Link>
    </>
  )
  const terms = (
    <>
      I accept the{' '}
      <a href="/terms" target="_blank" rel="noopener" className={quietLinkClasses}>
        terms and conditions
      </a>
    </>
  )
  return (
    <AuthLayout title="Create an account" lead={lead}>
      <SignupForm termsLabel={terms} />
    </AuthLayout>
  )
}
