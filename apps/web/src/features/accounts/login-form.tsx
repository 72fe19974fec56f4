import type { ReactNode } from 'react'
import type { PasskeyJson } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SecondStep } from './second-step.tsx'
import { SlowResponseBanner } from './slow-response-banner.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

interface LoginFormProps {
  /** Link to the password reset, shown beside the password's label. */
  forgotLink: ReactNode
  onSignedIn: () => void
  /** Email to sign in with, when it is known beforehand. */
  emailId?: string
}

/** Validation and sending are loaded lazily, when somebody begins to fill in the form. */
const loadSignIn = () => import('./sign-in.ts')

/** Signs in. The route guard decides where to go afterwards. */
export function LoginForm({ forgotLink, onSignedIn, emailId }: LoginFormProps) {
  const { ref, faults, isPending, asked, forgetStep, usePasskey, submit, forgive } = useSignInForm({
    fields: ['emailId', 'password', 'code'],
    send: async (typed, passkey) => (await loadSignIn()).signIn(valuesIn(typed, passkey)),
    onSignedIn,
  })

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      onFocus={() => void loadSignIn()}
      className="flex flex-col gap-5"
    >
      {faults.box && <ErrorBox>{faults.box}</ErrorBox>}
      <Field
        label="Email"
        type="email"
        name="emailId"
        autoComplete="username webauthn"
        defaultValue={emailId}
        error={faults.emailId}
        onChange={() => {
          forgive('emailId')()
          forgetStep()
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        aside={forgotLink}
        error={faults.password}
        onChange={forgive('password')}
      />
      {asked && (
        <SecondStep
          asked={asked}
          error={faults.code}
          isPending={isPending}
          onChange={forgive('code')}
          onPasskey={usePasskey}
        />
      )}
      <Checkbox label="Remember me for 30 days" name="remember" />
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? 'Signing in' : 'Sign in'}
      </Button>
      <SlowResponseBanner isPending={isPending} />
    </form>
  )
}

function valuesIn(typed: FormData, passkey: PasskeyJson | undefined): object {
  return {
    emailId: typed.get('emailId'),
    password: typed.get('password'),
    ...(typed.has('code') && { code: typed.get('code') }),
    ...(passkey !== undefined && { passkey }),
    remember: typed.get('remember') !== null,
  }
}
