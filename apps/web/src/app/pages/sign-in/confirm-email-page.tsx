import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { ConfirmEmailView } from '../../../features/sign-in-ways/confirm-email-view.tsx'
import { loginPathFor } from '../../../lib/address/safe-path.ts'
import { homePath, loginPath, settingsPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'

/** The target of the link in the confirmation mail; the reader may be signed in, or use another browser. */
export function ConfirmEmailPage() {
  useTitle('Confirm email')
  const { data: user } = useQuery(sessionQuery)
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const here = useLocation()
  const token = params.get('token') ?? ''
  const settings = settingsPath('account')
  const toSettings = user ? settings : loginPathFor({ pathname: settings, search: '', hash: '' })
  const anew = (
    <Link to={toSettings} className={buttonClasses({ look: 'primary' })}>
      {user ? 'To the settings' : 'Sign in for a new link'}
    </Link>
  )
  const onward = (
    <Link to={user ? homePath : loginPath} className={buttonClasses({ look: 'primary' })}>
      {user ? 'To the problems' : 'Sign in'}
    </Link>
  )
  const toOwner = user ? (
    <p className="text-body">You are signed in as {user.emailId}. Sign out, and open the link again.</p>
  ) : (
    <Link to={loginPathFor(here)} className={buttonClasses({ look: 'primary' })}>
      Sign in and go on
    </Link>
  )
  if (token === '')
    return (
      <AuthLayout title="Confirm email" lead="This page is reached by the link in the mail.">
        <div className="flex flex-col gap-5">
          <ErrorBox>
            The address has no token. Open the link of the mail again, or ask for a new one.
          </ErrorBox>
          {anew}
        </div>
      </AuthLayout>
    )
  return (
    <AuthLayout title="Confirm email" lead="Shows that the email of your account is yours.">
      <ConfirmEmailView
        token={token}
        onward={onward}
        anew={anew}
        toOwner={toOwner}
        onConfirmed={() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })}
      />
    </AuthLayout>
  )
}
