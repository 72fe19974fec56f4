import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import type { AskedStep } from './use-sign-in-form.ts'

interface SecondStepProps {
  asked: AskedStep
  /** The fault of the code. */
  error: string | undefined
  isPending: boolean
  onChange: () => void
  onPasskey: () => void
}

/** Asks for what comes after the password, when that was right: a passkey, or a code. */
export function SecondStep({ asked, error, isPending, onChange, onPasskey }: SecondStepProps) {
  return (
    <>
      {asked.takesPasskey && (
        <Button
          autoFocus
          icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden />}
          isBusy={isPending}
          onClick={onPasskey}
        >
          Use a passkey
        </Button>
      )}
      <Field
        label={asked.takesPasskey ? 'Or a code' : 'Code'}
        name="code"
        autoFocus={!asked.takesPasskey}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        hint={asked.hint}
        error={error}
        onChange={onChange}
      />
    </>
  )
}
