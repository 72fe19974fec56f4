import { Moon } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { RegisterForm } from '../../features/people/register-form.tsx'
import { adminPath, homePath, loginPath, usersNamedPath } from '../../lib/paths.ts'
import { toggleDaylight, useTheme } from '../../lib/theme.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { textLinkClasses } from '../../ui/text-link.ts'
import { useTitle } from '../shell/use-title.ts'

/** The form in which an admin creates an account for somebody else; the admin stays signed in. */
export function RegisterUserPage() {
  useTitle('Register user')
  const navigate = useNavigate()
  return (
    <div className="mx-auto max-w-[440px]">
      <header className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h1 className="text-heading">Admin Portal</h1>
          <p className="text-ui text-muted">
            Register an account for somebody else. You stay signed in as yourself.
          </p>
        </div>
        <DarkModeToggle />
      </header>
      <div className="panel p-5">
        <RegisterForm
          onRegistered={({ role }) => void navigate(role === 'admin' ? adminPath : homePath)}
          renderTaken={(emailId) => (
            <p className="text-ui text-muted">
              <Link to={usersNamedPath(emailId)} className={textLinkClasses}>
                Show this account
              </Link>{' '}
              among the users: a link to a new password is made there.
            </p>
          )}
        />
      </div>
      <p className="mt-4 text-ui text-muted">
        The account is there already?{' '}
        <Link to={loginPath} className={textLinkClasses}>
          Sign in
        </Link>
      </p>
    </div>
  )
}

function DarkModeToggle() {
  const isDark = useTheme() !== 'daylight'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      className={`${buttonClasses({ isSmall: true })} shrink-0 font-normal`}
      onClick={toggleDaylight}
    >
      <Moon size={14} strokeWidth={1.75} aria-hidden />
      Dark mode
      <span
        className={`relative h-4 w-7 rounded-full border ${isDark ? 'border-primary bg-primary' : 'border-field-line bg-canvas'}`}
        aria-hidden
      >
        <span
          className={`absolute top-0.5 size-2.5 rounded-full ${isDark ? 'right-0.5 bg-primary-content' : 'left-0.5 bg-muted'}`}
        />
      </span>
    </button>
  )
}
