import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import { bodyOf, type ProblemBody } from './body-of-values.ts'
import { formIssues } from './form-issues.ts'
import type { ProblemValues } from './problem-values.ts'

/** React Hook Form resolver that uses the contract's schemas; for `stored`, see `formIssues`. */
export function problemResolver(stored: ProblemValues | null): Resolver<ProblemValues, unknown, ProblemBody> {
  return (values, _context, options) => {
    const issues = formIssues(values, stored)
    if (issues.length === 0) return { values: bodyOf(values), errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const { path, message } of issues) errors[path] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
