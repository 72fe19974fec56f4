import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SecondStep } from './second-step.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

interface DirectoryFormProps {
  /** What people call the directory. */
  name: string
  onSignedIn: () => void
  /** The invitation code of a new account; empty if there is none. */
  invitation: string
  /** Consent text for users who sign up this way. */
  terms: ReactNode
  /** Whether somebody has just chosen this form. */
  hasFocus: boolean
}

/** Validation and sending are loaded lazily, when somebody begins to fill in the form. */
const loadSignIn = () => import('./sign-in.ts')

/** Signs in with a user name of the operator's directory, and a second step where the account has one. Whoever has no account yet gets one. */
export function DirectoryForm({ name, onSignedIn, invitation, terms, hasFocus }: DirectoryFormProps) {
  const { ref, faults, isPending, asked, forgetStep, usePasskey, submit, forgive } = useSignInForm({
    fields: ['username', 'password', 'code'],
    send: async (typed, passkey) =>
      (await loadSignIn()).signInWithDirectory({
        ...valuesIn(typed, invitation),
        ...(passkey && { passkey }),
      }),
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
      <p className="break-words text-base">With your user name and password of {name}</p>
      {faults.box && <ErrorBox>{faults.box}</ErrorBox>}
      <Field
        label="User name"
        name="username"
        autoFocus={hasFocus}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={faults.username}
        onChange={() => {
          forgive('username')()
          forgetStep()
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
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
      {terms && <p className="text-ui text-muted">{terms}</p>}
    </form>
  )
}

function valuesIn(typed: FormData, invitation: string): object {
  return {
    username: typed.get('username'),
    password: typed.get('password'),
    ...(typed.has('code') && { code: typed.get('code') }),
    remember: typed.get('remember') !== null,
    ...(invitation && { invitation }),
  }
}
