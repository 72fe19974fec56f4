import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div>
      <label className="flex min-h-6 items-center gap-2 text-ui max-md:min-h-11" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="checkbox checkbox-primary size-5"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : noteId}
          {...rest}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
