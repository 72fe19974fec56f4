import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldNote } from '../../../ui/field.tsx'
import { useProblemForm } from './use-problem-form.ts'

/** Free tags as chips in a field; Enter or a comma adds one, Backspace takes the last one back. */
export function FurtherTags() {
  const { control } = useProblemForm()
  const { field, fieldState } = useController({ control, name: 'furtherTags' })
  const [typed, setTyped] = useState('')
  const id = useId()
  const tags = field.value

  const add = (text: string) => {
    const added = text.split(',').map((tag) => tag.trim())
    field.onChange([...new Set([...tags, ...added])].filter((tag) => tag !== ''))
    setTyped('')
  }
  const type = (text: string) => (text.includes(',') ? add(text) : setTyped(text))
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') field.onChange(tags.slice(0, -1))
  }

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-ui">
        Further tags
      </label>
      <div className="input flex h-auto min-h-10 flex-wrap gap-1.5 px-2 py-1.5">
        {tags.map((tag) => (
          <span key={tag} className="chip">
            {tag}
            <button
              type="button"
              aria-label={`Remove the tag ${tag}`}
              onClick={() => field.onChange(tags.filter((other) => other !== tag))}
            >
              <X size={14} strokeWidth={1.75} aria-hidden />
            </button>
          </span>
        ))}
        <input
          id={id}
          name="furtherTags"
          className="min-w-32 flex-1 bg-transparent outline-none"
          autoComplete="off"
          value={typed}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={pressKey}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </div>
      <FieldNote id={`${id}-note`} error={fieldState.error?.message} hint="Enter or a comma adds one." />
    </div>
  )
}
