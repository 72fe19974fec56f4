import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'

interface CertificateCodeFormProps {
  onCheck: (code: string) => void
}

/** Looks up a certificate by the code printed on it. */
export function CertificateCodeForm({ onCheck }: CertificateCodeFormProps) {
  const [typed, setTyped] = useState('')
  const code = typed.trim().toUpperCase().replaceAll(/\s+/g, '-')
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '') onCheck(code)
  }
  return (
    <form className="flex flex-wrap items-end gap-3 print:hidden" onSubmit={check}>
      <Field
        label="Code of a certificate"
        className="min-w-56 flex-1"
        autoComplete="off"
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={code === ''}>
        Check
      </Button>
    </form>
  )
}
