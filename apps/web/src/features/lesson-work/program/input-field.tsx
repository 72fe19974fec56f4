import { useId } from 'react'

const maxRows = 8

interface InputFieldProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/** The standard input of a program. */
export function InputField({ label, text, onChange }: InputFieldProps) {
  const id = useId()
  return (
    <div className="border-t border-line px-3 py-2">
      <label htmlFor={id} className="mb-1 block text-caption text-muted">
        <span aria-hidden>Input</span>
        <span className="sr-only">{label}</span>
      </label>
      <textarea
        id={id}
        className="textarea block w-full resize-y py-1.5 font-mono text-ui/6 max-md:text-[16px]"
        rows={Math.min(Math.max(text.split('\n').length, 1), maxRows)}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
