import { ticketSubjectKinds } from '@codedojo/contract'
import { z } from 'zod'

const aboutSchema = z.object({ kind: z.enum(ticketSubjectKinds), _id: z.string().min(1).max(200) })
export type About = z.infer<typeof aboutSchema>

/** Serializes what a message is about as "order:5", for URLs and select options. */
export function serializeAbout({ kind, _id }: About): string {
  return `${kind}:${_id}`
}

/** Parses such a value; null if invalid or empty. */
export function parseAbout(value: string | null): About | null {
  const [kind, ...rest] = (value ?? '').split(':')
  const parsed = aboutSchema.safeParse({ kind, _id: rest.join(':') })
  return parsed.success ? parsed.data : null
}
