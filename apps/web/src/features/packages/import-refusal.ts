import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import type { ImportStep, RetryOption } from './package-import.ts'

const waysOut: Readonly<Record<string, readonly RetryOption[]>> = {
  package_exists: ['replace'],
  reference_rejected: ['draft'],
  package_refused: [],
  title_taken: [],
  too_large: [],
  bad_input: [],
}

/** The message for a rejected package, with the possible retries; an unknown error can be retried. */
export function describeImportRefusal(
  error: unknown,
  { isExamined }: { readonly isExamined: boolean },
): ImportStep {
  const message = messageOf(error)
  const errors = error instanceof ApiError ? error.errors.map((each) => each.message) : []
  const code = error instanceof ApiError ? error.code : ''
  // A rejection by the judge does not prevent importing as a draft.
  const known = code === 'package_refused' && isExamined ? (['draft'] as const) : waysOut[code]
  return {
    kind: 'refused',
    message,
    reasons: [...new Set(errors)].filter((each) => each !== message && !message.includes(each)),
    waysOut: known ?? ['retry'],
  }
}
