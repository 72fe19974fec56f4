import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { FieldNote } from './field.tsx'

interface ChipsFieldProps {
  label: string
  name: string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Accessible name of the button that removes a value. */
  removeLabel: (value: string) => string
  placeholder?: string
  hint?: string
  error?: string | undefined
}

/** Free words as chips in a field; Enter or a comma adds one, Backspace removes the last. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, name, values, onChange, removeLabel, placeholder, error } = props
  const { hint = 'Enter or a comma adds one.' } = props
  const [typed, setTyped] = useState('')
  const id = useId()

  const add = (text: string) => {
    const added = text.split(',').map((value) => value.trim())
    onChange([...new Set([...values, ...added])].filter((value) => value !== ''))
    setTyped('')
  }
  const type = (text: string) => (text.includes(',') ? add(text) : setTyped(text))
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
  }

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-ui">
        {label}
      </label>
      <div className="input flex h-auto min-h-10 flex-wrap gap-1.5 py-1.5 max-md:min-h-11">
        {values.map((value) => (
          <span key={value} className="chip max-w-full">
            <bdi className="truncate">{value}</bdi>
            <button
              type="button"
              aria-label={removeLabel(value)}
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <X size={14} strokeWidth={1.75} aria-hidden />
            </button>
          </span>
        ))}
        <input
          id={id}
          name={name}
          className="min-w-32 flex-1 bg-transparent outline-none"
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={pressKey}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
