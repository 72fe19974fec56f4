import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { FieldNote } from '../../../ui/form/field.tsx'

interface MultilineFieldProps extends ComponentProps<'textarea'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Monospaced, for code, inputs and outputs. */
  isMono?: boolean
}

/** A labelled multi-line text field. */
export function MultilineField(props: MultilineFieldProps) {
  const { label, hint, error, isMono = false, className, ...rest } = props
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={joinClasses('flex min-w-0 flex-col', className)}>
      <label htmlFor={id} className="mb-2 text-ui">
        {label}
      </label>
      <textarea
        id={id}
        className={joinClasses(
          'textarea w-full flex-1 py-2',
          isMono && 'font-mono text-ui/6 max-md:text-[16px]',
        )}
        spellCheck={!isMono}
        {...(isMono && { autoCapitalize: 'off', autoCorrect: 'off' })}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...rest}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}
