import { type ReactNode, useState } from 'react'
import { DirectoryForm } from '../../../features/accounts/directory-form.tsx'
import { LoginForm } from '../../../features/accounts/login-form.tsx'
import { PasskeyButton } from '../../../features/accounts/passkey-button.tsx'
import { usePasskeySignIn } from '../../../features/accounts/use-passkey-sign-in.ts'
import { FormDivider } from '../../../features/sign-in-ways/form-divider.tsx'
import { hasProviderButtons, ProviderButtons } from '../../../features/sign-in-ways/provider-buttons.tsx'
import type { OfferedProviders } from '../../../features/sign-in-ways/use-offered-providers.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { canUsePasskeys } from '../../../lib/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { keepSignInForm, keptSignInForm } from './kept-sign-in-form.ts'

interface SignInFormsProps {
  offered: OfferedProviders
  /** Path of the page to return to from a provider. */
  next: string
  forgotLink: ReactNode
  onSignedIn: () => void
  /** Email to sign in with, when it is known beforehand. */
  emailId?: string
  /** The invitation code of a new account; empty: none. */
  invitation?: string
  /** Stands below the buttons of providers. */
  terms: ReactNode
  /** Stands below the form of the directory. */
  directoryTerms: ReactNode
  /** True: providers open in a window of their own, so that the page stays. */
  opensWindow?: boolean
  /** Whether somebody has asked for the form of the directory already. */
  wantsDirectory?: boolean
}

/**
 * All ways to sign in: buttons of providers, and one form. It is that of the operator's directory where only providers make
 * accounts, or where this browser used it last, and else that of email and password; a button shows the other one.
 */
export function SignInForms(props: SignInFormsProps) {
  const { offered, next, forgotLink, onSignedIn, emailId, invitation = '', opensWindow = false } = props
  const { signUp } = useInstallation()
  const hasDirectory = offered.providers.includes('ldap')
  const startsWithDirectory =
    props.wantsDirectory || signUp.who === 'providers' || keptSignInForm() === 'directory'
  const [form, setForm] = useState<'email' | 'directory'>(
    hasDirectory && startsWithDirectory ? 'directory' : 'email',
  )
  const [isChosen, setIsChosen] = useState(false)
  const hasPasskeys = offered.hasPasskeys && canUsePasskeys()
  const passkey = usePasskeySignIn(hasPasskeys, onSignedIn)
  const choose = (chosen: typeof form) => () => {
    setForm(chosen)
    setIsChosen(true)
  }
  const keep = () => {
    keepSignInForm(form)
    onSignedIn()
  }
  const passkeyButton = hasPasskeys && <PasskeyButton isPending={passkey.isPending} onStart={passkey.start} />
  const fault = passkey.fault && (
    <div className="mb-5">
      <ErrorBox>{passkey.fault}</ErrorBox>
    </div>
  )
  if (form === 'directory') {
    return (
      <div ref={passkey.area}>
        {fault}
        <DirectoryForm
          name={offered.names.ldap}
          invitation={invitation}
          terms={props.directoryTerms}
          hasFocus={isChosen}
          onSignedIn={keep}
        />
        <FormDivider>or</FormDivider>
        <div className="flex flex-col gap-2">
          {passkeyButton}
          <Button onClick={choose('email')}>Continue with email</Button>
          <ProviderButtons
            offered={offered}
            next={next}
            invitation={invitation}
            terms={opensWindow ? props.terms : null}
            opensWindow={opensWindow}
          />
        </div>
      </div>
    )
  }
  const onDirectory = choose('directory')
  return (
    <div ref={passkey.area}>
      {fault}
      <ProviderButtons
        offered={offered}
        next={next}
        invitation={invitation}
        terms={props.terms}
        opensWindow={opensWindow}
        onDirectory={onDirectory}
        first={passkeyButton}
      />
      {(hasPasskeys || hasProviderButtons(offered, onDirectory)) && <FormDivider>or with email</FormDivider>}
      <LoginForm forgotLink={forgotLink} onSignedIn={keep} {...(emailId !== undefined && { emailId })} />
    </div>
  )
}
