import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? 'Hide password' : 'Show password'}
      aria-pressed={isShown}
      className="btn btn-ghost btn-square btn-sm mr-1"
      onClick={() => setIsShown(!isShown)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return <Field {...props} type={isShown ? 'text' : 'password'} trailing={toggle} />
}
