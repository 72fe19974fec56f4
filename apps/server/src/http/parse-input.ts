import type { FieldError } from '@codedojo/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** Parses what a caller sent; throws `code` with the fields at fault. The first fault is the message people read. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: 'bad_input' | 'not_found',
): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  if (code === 'not_found') throw new AppError('not_found', 'There is no such thing.')
  const errors = fieldErrors(parsed.error)
  throw new AppError('bad_input', errors[0]?.message ?? 'The request is not valid.', { errors })
}

/** At most 20 faults: enough to mend a form, too few to be used as an amplifier. */
function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues
    .slice(0, 20)
    .map((issue) => ({ field: issue.path.join('.') || 'body', message: issue.message }))
}
