import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

export interface SelectOption {
  value: string
  text: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string
  options: readonly SelectOption[]
  /** Filter bars and toolbars: the label is only spoken, the edge is quiet. */
  isQuiet?: boolean
  onChoose: (value: string) => void
  /** For the control itself; `className` goes to its frame. */
  selectClassName?: string
}

export function Select({
  label,
  options,
  isQuiet = false,
  onChoose,
  className,
  selectClassName,
  ...rest
}: SelectProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={isQuiet ? 'sr-only' : 'mb-2 block text-ui'}>
        {label}
      </label>
      <select
        id={id}
        className={joinClasses('select', isQuiet && 'input-quiet', selectClassName)}
        onChange={(event) => onChoose(event.target.value)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
