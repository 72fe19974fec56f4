import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { FieldNote } from './field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  /** Shown below while there is no error. */
  hint?: ReactNode
  error?: string | undefined
  /** Stands right of the label, for example the number of characters that are left. */
  aside?: ReactNode
  /** For the control itself; `className` goes to its frame. */
  areaClassName?: string
}

/** A labelled field of several lines; its hint or error is tied to it for screen readers. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  className,
  areaClassName,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  const noteId = `${areaId}-note`
  const hasNote = Boolean(error || hint)
  return (
    <div className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-ui">
        <label htmlFor={areaId}>{label}</label>
        {aside}
      </div>
      <textarea
        id={areaId}
        className={joinClasses('textarea w-full', areaClassName)}
        aria-invalid={error !== undefined}
        aria-describedby={hasNote ? noteId : undefined}
        {...rest}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}
