import { redirectProviders } from '@codedojo/contract'
import type { MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { signInPath } from './sign-in-path.ts'
import type { OfferedProviders } from './use-offered-providers.ts'

interface ProviderButtonsProps {
  offered: OfferedProviders
  /** Path of the page to return to. */
  next: string
  /** Consent text for users who sign up this way; null: it stands elsewhere. */
  terms: ReactNode
  /** True: opens a popup window, so that the page stays. */
  opensWindow?: boolean
  /** The invitation code of a new account. */
  invitation?: string
  /** Stands above the other buttons. */
  first?: ReactNode
  /** Shows the form of the directory; absent: it is shown, or there is none. */
  onDirectory?: (() => void) | undefined
}

/** A name of the operator's choice may need two lines. */
const growing = 'h-auto min-h-10 py-2 leading-5 whitespace-normal max-md:min-h-11'

/** Whether `ProviderButtons` shows anything. */
export function hasProviderButtons({ providers }: OfferedProviders, onDirectory?: () => void): boolean {
  return providers.some((each) => each !== 'ldap' || onDirectory !== undefined)
}

/**
 * Sign-in buttons of providers. They are links, because they lead to another site; that of the directory shows a form of this page.
 */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { offered, next, terms, opensWindow = false, invitation = '', onDirectory, first } = props
  const { providers, names } = offered
  const hasButtons = hasProviderButtons(offered, onDirectory)
  if (!hasButtons && !first) return null
  // The form of the directory opens no window.
  const hasTerms = hasButtons && (!opensWindow || hasProviderButtons(offered))
  return (
    <>
      <div className="flex flex-col gap-2">
        {first}
        {redirectProviders
          .filter((provider) => providers.includes(provider))
          .map((provider) => (
            <a
              key={provider}
              href={signInPath(provider, { next, invitation })}
              className={joinClasses(buttonClasses({}), growing)}
              {...(opensWindow && { target: '_blank', onClick: openWindow })}
            >
              <ProviderMark provider={provider} />
              Continue with {names[provider]}
            </a>
          ))}
        {onDirectory && providers.includes('ldap') && (
          <Button className={growing} icon={<ProviderMark provider="ldap" />} onClick={onDirectory}>
            Continue with {names.ldap}
          </Button>
        )}
      </div>
      {terms && hasTerms && <p className="mt-3 text-ui text-muted">{terms}</p>}
    </>
  )
}

/** Opens a small popup, which can close itself; if it is blocked, the link opens normally. */
function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.open(event.currentTarget.href, 'codedojo-sign-in', 'popup,width=520,height=720'))
    event.preventDefault()
}
