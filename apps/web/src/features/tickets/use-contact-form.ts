import { contactBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { parseAbout } from './serialize-about.ts'

/** The form's values; `about` is a select option, empty for nothing. */
const fields = contactBody.omit({ about: true }).extend({ about: z.string() })

interface InitialFields {
  /** From the account. */
  readonly name: string
  readonly email: string
  /** Initial subject, serialized by `serializeAbout`; empty if none. */
  readonly about: string
}

/** State of the contact form; other parts of the page can fill it, too. */
export function useContactForm({ name, email, about }: InitialFields) {
  return useForm({
    resolver: zodResolver(fields),
    defaultValues: { name, email, subject: '', message: '', about },
  })
}

export type ContactForm = ReturnType<typeof useContactForm>

/** Converts the form's values to the request body. */
export function toTicketBody({ about, ...rest }: z.output<typeof fields>) {
  return { ...rest, about: parseAbout(about) }
}
