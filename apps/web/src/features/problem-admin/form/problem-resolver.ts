import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import { formIssues } from './form-issues.ts'
import { type ProblemBody, toProblemBody } from './problem-body.ts'
import type { ProblemValues } from './problem-values.ts'

/** React Hook Form resolver that uses the contract's schemas; for `stored`, see `formIssues`. */
export function problemResolver(stored: ProblemValues | null): Resolver<ProblemValues, unknown, ProblemBody> {
  return (values, _context, options) => {
    const issues = formIssues(values, stored)
    if (issues.length === 0) return { values: toProblemBody(values), errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const { path, message } of issues) errors[path] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
