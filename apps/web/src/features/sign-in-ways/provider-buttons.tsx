import type { MouseEvent, ReactNode } from 'react'
import { buttonClasses } from '../../ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { signInPath } from './sign-in-path.ts'
import type { OfferedProviders } from './use-offered-providers.ts'

interface ProviderButtonsProps {
  offered: OfferedProviders
  /** Path of the page to return to. */
  next: string
  /** Consent text for users who sign up this way. */
  terms: ReactNode
  /** True: opens a popup window, so that the page stays. */
  opensWindow?: boolean
  /** The invitation code of a new account. */
  invitation?: string
  /** Whether a form with email and password follows. */
  hasForm?: boolean
}

/** Sign-in buttons of providers, shown above a form. They are links, because they lead to another site. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { offered, next, terms, opensWindow = false, invitation = '', hasForm = true } = props
  const { providers, names } = offered
  if (providers.length === 0) return null
  return (
    <div className="mb-6">
      <div className="flex flex-col gap-2">
        {providers.map((provider) => (
          <a
            key={provider}
            href={signInPath(provider, { next, invitation })}
            className={buttonClasses({})}
            {...(opensWindow && { target: '_blank', onClick: openWindow })}
          >
            <ProviderMark provider={provider} />
            Continue with {names[provider]}
          </a>
        ))}
      </div>
      <p className="mt-3 text-ui text-muted">{terms}</p>
      {hasForm && (
        <p className="mt-5 flex items-center gap-3 text-ui text-muted">
          <span className="h-px flex-1 bg-line" aria-hidden />
          or with email
          <span className="h-px flex-1 bg-line" aria-hidden />
        </p>
      )}
    </div>
  )
}

/** Opens a small popup, which can close itself; if it is blocked, the link opens normally. */
function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.open(event.currentTarget.href, 'codedojo-sign-in', 'popup,width=520,height=720'))
    event.preventDefault()
}
