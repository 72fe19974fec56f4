import type { FieldError } from '@codedojo/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

export type Issue = z.core.$ZodIssue

/** Validates a caller's input; throws `code` with the invalid fields. The first error is the message for people. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  code: 'bad_input' | 'not_found',
): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  if (code === 'not_found') throw new AppError('not_found', 'There is no such thing.')
  throw badInput(parsed.error.issues)
}

/** The error for an input with these faults; the first is the message for people. */
export function badInput(issues: readonly Issue[]): AppError {
  const errors = fieldErrors(issues)
  return new AppError('bad_input', errors[0]?.message ?? 'The request is not valid.', { errors })
}

/**
 * The first, most basic error per field. At most 20 in all: enough to fix a form, and too few for an amplification
 * attack.
 */
function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const firsts = new Map<string, string>()
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body'
    if (!firsts.has(field)) firsts.set(field, messageOf(issue, field))
  }
  return [...firsts].slice(0, 20).map(([field, message]) => ({ field, message }))
}

/** A rule without its own message would show the validation library's; people get a general sentence instead. */
function messageOf(issue: Issue, field: string): string {
  const isOurs = !/^(Invalid |Too |Unrecognized )/.test(issue.message) || issue.message === 'Invalid Email'
  if (isOurs) return issue.message
  if (issue.code === 'invalid_type') return `${field} must be ${kinds[issue.expected] ?? 'of another kind'}`
  if (issue.code === 'invalid_value') return `${field} must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `${field} must be at least ${issue.minimum}`
  if (issue.code === 'too_big') return `${field} must be at most ${issue.maximum}`
  return `${field} is not valid`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
