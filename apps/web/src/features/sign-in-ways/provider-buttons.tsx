import { type SignInProvider, signInProviderNames } from '@codedojo/contract'
import type { MouseEvent, ReactNode } from 'react'
import { buttonClasses } from '../../ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { signInPath } from './sign-in-path.ts'

interface ProviderButtonsProps {
  providers: readonly SignInProvider[]
  /** The page of this installation to come back to. */
  next: string
  /** What continuing means for somebody who is new here. */
  terms: ReactNode
  /** They open in a window of their own, so that the page stays. */
  opensWindow?: boolean
}

/** Above a form, and divided from it. They are links, because they lead to another site. */
export function ProviderButtons({ providers, next, terms, opensWindow = false }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <div className="mb-6">
      <div className="flex flex-col gap-2">
        {providers.map((provider) => (
          <a
            key={provider}
            href={signInPath(provider, { next })}
            className={buttonClasses({})}
            {...(opensWindow && { target: '_blank', onClick: openWindow })}
          >
            <ProviderMark provider={provider} />
            Continue with {signInProviderNames[provider]}
          </a>
        ))}
      </div>
      <p className="mt-3 text-ui text-muted">{terms}</p>
      <p className="mt-5 flex items-center gap-3 text-ui text-muted">
        <span className="h-px flex-1 bg-line" aria-hidden />
        or with email
        <span className="h-px flex-1 bg-line" aria-hidden />
      </p>
    </div>
  )
}

/** A small one, where the browser allows it; it can close itself. Otherwise the link opens as any other. */
function openWindow(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.open(event.currentTarget.href, 'codedojo-sign-in', 'popup,width=520,height=720'))
    event.preventDefault()
}
