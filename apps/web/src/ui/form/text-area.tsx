import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { FieldNote } from './field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  /** Shown below the field while there is no error. */
  hint?: ReactNode
  error?: string | undefined
  /** Stands right of the label, for example the number of characters that are left. */
  aside?: ReactNode
  /** Classes of the textarea; `className` goes to its wrapper. */
  areaClassName?: string
}

/** A labelled textarea, linked to its hint or error for screen readers. */
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
