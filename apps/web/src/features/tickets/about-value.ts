import { ticketSubjectKinds } from '@codedojo/contract'
import { z } from 'zod'

const aboutSchema = z.object({ kind: z.enum(ticketSubjectKinds), _id: z.string().min(1).max(200) })
export type About = z.infer<typeof aboutSchema>

/** What a message is about as one word, for addresses and lists of choices: "order:5". */
export function aboutValue({ kind, _id }: About): string {
  return `${kind}:${_id}`
}

/** Reads such a word; null when it says nothing. */
export function aboutOf(value: string | null): About | null {
  const [kind, ...rest] = (value ?? '').split(':')
  const parsed = aboutSchema.safeParse({ kind, _id: rest.join(':') })
  return parsed.success ? parsed.data : null
}
