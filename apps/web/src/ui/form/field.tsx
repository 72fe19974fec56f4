import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  /** Shown below the field while there is no error. */
  hint?: ReactNode
  error?: string | undefined
  /** Stands right of the label, for example a link. */
  aside?: ReactNode
  /** Stands inside the field at its right end. */
  trailing?: ReactNode
}

/** A labelled input, linked to its hint or error for screen readers. */
export function Field({ label, hint, error, aside, trailing, className, id, ...rest }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const hasNote = Boolean(error || hint)
  return (
    <div className={joinClasses('grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4', className)}>
      <label htmlFor={inputId} className="mb-2 text-ui">
        {label}
      </label>
      <div className="relative col-span-2">
        <input
          id={inputId}
          className={joinClasses('input', Boolean(trailing) && 'pr-11')}
          aria-invalid={error !== undefined}
          aria-describedby={hasNote ? noteId : undefined}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      <div className="col-span-2">
        <FieldNote id={noteId} error={error} hint={hint} />
      </div>
      {/* Last in the tab order: Tab from the field above leads to this field, not to the link beside its label. */}
      {aside && <div className="col-start-2 row-start-1 text-ui">{aside}</div>}
    </div>
  )
}

interface FieldNoteProps {
  id: string
  error?: string | undefined
  hint?: ReactNode
}

/** The hint or error of a field. An empty error only marks the field: its message is elsewhere on the form. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  if (error)
    return (
      <p id={id} className="mt-1.5 flex items-start gap-1.5 text-ui text-wa">
        <CircleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
        {error}
      </p>
    )
  if (hint === undefined) return null
  return (
    <p id={id} className="mt-1.5 text-ui text-faint">
      {hint}
    </p>
  )
}
