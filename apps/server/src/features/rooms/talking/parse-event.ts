import type { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'

type Issue = z.core.$ZodIssue

/** Parses what came over a socket. Throws `bad_input` with a sentence that begins with the name of the field. */
export function parseEvent<S extends z.ZodType>(schema: S, value: unknown, name: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || name
  throw new AppError('bad_input', `${field}: ${issue ? sentenceOf(issue) : 'It is not valid.'}`)
}

/** Where one of several forms is wanted, the first says what is wrong; a rule without words of its own speaks for the library. */
function sentenceOf(issue: Issue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined
  const { message } = inner ?? issue
  return /^Invalid /.test(message) ? 'It is not valid.' : `${message}.`
}
