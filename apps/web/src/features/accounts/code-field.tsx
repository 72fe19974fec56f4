import { Field } from '../../ui/form/field.tsx'

interface CodeFieldProps {
  error: string | undefined
  onChange: () => void
}

/** Asks for the code of an authenticator app, when the password was right. */
export function CodeField({ error, onChange }: CodeFieldProps) {
  return (
    <Field
      label="Code"
      name="code"
      autoFocus
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      hint="Six digits from your authenticator app, or one of your recovery codes"
      error={error}
      onChange={onChange}
    />
  )
}
