import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

export interface SelectOption {
  value: string
  text: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string
  options: readonly SelectOption[]
  /** For filter bars and toolbars: the label is hidden visually, and the border is faint. */
  isQuiet?: boolean
  onChoose: (value: string) => void
  /** Classes of the select element; `className` goes to its wrapper. */
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
