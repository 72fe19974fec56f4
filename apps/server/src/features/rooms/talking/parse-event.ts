import type { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'

type Issue = z.core.$ZodIssue

/** Parses the payload of a socket event. Throws `bad_input` with a sentence that begins with the field name. */
export function parseEvent<S extends z.ZodType>(schema: S, value: unknown, name: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || name
  throw new AppError('bad_input', `${field}: ${issue ? sentenceOf(issue) : 'It is not valid.'}`)
}

/** For a union, the first variant gives the message; a rule without its own message gets a general one. */
function sentenceOf(issue: Issue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined
  const { message } = inner ?? issue
  return /^Invalid /.test(message) ? 'It is not valid.' : `${message}.`
}
