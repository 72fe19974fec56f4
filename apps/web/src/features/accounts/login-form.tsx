import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SlowResponseBanner } from './slow-response-banner.tsx'

interface LoginFormProps {
  /** Link to the password reset, shown beside the password's label. */
  forgotLink: ReactNode
  onSignedIn: () => void
  /** Email to sign in with, when it is known beforehand. */
  emailId?: string
}

const fields = ['emailId', 'password', 'code'] as const
/** Validation messages by field; `box` is shown above all fields. */
type Faults = Partial<Record<(typeof fields)[number] | 'box', string>>

/** Validation and sending are loaded lazily, when somebody begins to fill in the form. */
const loadSignIn = () => import('./sign-in.ts')

/** Signs in. The route guard decides where to go afterwards. */
export function LoginForm({ forgotLink, onSignedIn, emailId }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [isPending, setIsPending] = useState(false)
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const send = async (typed: object) => {
    setFaults({})
    setIsPending(true)
    try {
      const { signIn } = await loadSignIn()
      await signIn(typed)
      onSignedIn()
    } catch (error) {
      if (isCodeNeeded(error)) return setIsCodeAsked(true)
      const found = faultsOf(error)
      setFaults(found)
      focusFirst(form.current, found)
    } finally {
      setIsPending(false)
    }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void send(typedInto(event.currentTarget))
  }
  const forgive = (field: keyof Faults) => () => {
    if (faults[field] !== undefined) setFaults(({ [field]: _, ...others }) => others)
  }

  return (
    <form
      ref={form}
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
        autoComplete="username"
        defaultValue={emailId}
        error={faults.emailId}
        onChange={() => {
          forgive('emailId')()
          // Another account may need no code.
          setIsCodeAsked(false)
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
      {isCodeAsked && (
        <Field
          label="Code"
          name="code"
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Six digits from your authenticator app, or one of your recovery codes"
          error={faults.code}
          onChange={forgive('code')}
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

/** The password was right, and the account has an authenticator app. */
function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_needed'
}

function typedInto(form: HTMLFormElement): object {
  const typed = new FormData(form)
  return {
    emailId: typed.get('emailId'),
    password: typed.get('password'),
    ...(typed.has('code') && { code: typed.get('code') }),
    remember: typed.get('remember') !== null,
  }
}

/** A field does not repeat a message that the box above the form shows already. */
function faultsOf(error: unknown): Faults {
  const box = messageOf(error)
  const named = error instanceof ApiError ? error.errors : []
  const ofFields = named.flatMap(({ field, message }) => {
    const own = fields.find((each) => each === field)
    return own ? [[own, message === box ? '' : message] as const] : []
  })
  // The first fault of a field counts.
  return { ...Object.fromEntries(ofFields.toReversed()), ...(box !== '' && { box }) }
}

function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  const first = fields.find((field) => faults[field] !== undefined)
  const input = first && form?.elements.namedItem(first)
  if (input instanceof HTMLInputElement) input.focus()
}
