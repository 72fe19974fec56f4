import { contactBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { aboutOf } from './about-value.ts'

/** As the form has it: what it is about is one value of a list, empty for nothing. */
const fields = contactBody.omit({ about: true }).extend({ about: z.string() })

interface Beginning {
  /** From the account. */
  readonly name: string
  readonly email: string
  /** What the page was opened about, as `aboutValue` writes it; empty: nothing. */
  readonly about: string
}

/** The form of a message to the operator, which others on the page may fill, too. */
export function useContactForm({ name, email, about }: Beginning) {
  return useForm({
    resolver: zodResolver(fields),
    defaultValues: { name, email, subject: '', message: '', about },
  })
}

export type ContactForm = ReturnType<typeof useContactForm>

/** What the server is sent. */
export function bodyOf({ about, ...rest }: z.output<typeof fields>) {
  return { ...rest, about: aboutOf(about) }
}
