import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { resetLinkQuery } from '../../../features/accounts/reset-link-query.ts'
import { ResetPasswordForm } from '../../../features/accounts/reset-password-form.tsx'
import { forgotPasswordPath, loginPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { BootScreen } from '../../shell/boot-screen.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'

export function ResetPasswordPage() {
  useTitle('New password')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const signIn = (
    <Link to={loginPath} className={buttonClasses({ look: 'primary' })}>
      Sign in
    </Link>
  )
  const [isDone, setIsDone] = useState(false)
  // If this check fails, the form reports an invalid link when it is sent.
  const { data: isValid, isPending } = useQuery({ ...resetLinkQuery(token), enabled: token !== '' })
  if (token === '')
    return <NoLink fault="The address has no token. Open the whole link again, or ask for a new one." />
  if (isPending) return <BootScreen />
  if (isValid === false && !isDone)
    return <NoLink fault="This link is no longer valid: it was used already, or its time is over." />
  return (
    <AuthLayout
      title="New password"
      lead={
        isDone
          ? 'Every session that was open has ended.'
          : 'Every open session of the account ends with the change.'
      }
    >
      <ResetPasswordForm token={token} onward={signIn} onDone={() => setIsDone(true)} />
    </AuthLayout>
  )
}

function NoLink({ fault }: { fault: string }) {
  return (
    <AuthLayout title="New password" lead="This page is reached by the link that you were given.">
      <div className="flex flex-col gap-5">
        <ErrorBox>{fault}</ErrorBox>
        <Link to={forgotPasswordPath} className={buttonClasses({ look: 'primary' })}>
          Ask for a new link
        </Link>
      </div>
    </AuthLayout>
  )
}
