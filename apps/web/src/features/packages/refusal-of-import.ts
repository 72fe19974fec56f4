import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import type { ImportStep, WayOut } from './package-import.ts'

const waysOut: Readonly<Record<string, readonly WayOut[]>> = {
  package_exists: ['replace'],
  reference_rejected: ['draft'],
  package_refused: [],
  title_taken: [],
  too_large: [],
  bad_input: [],
}

/** What a row says of a package that was not imported; what nothing is known of can be tried again. */
export function refusalOfImport(
  error: unknown,
  { isExamined }: { readonly isExamined: boolean },
): ImportStep {
  const message = messageOf(error)
  const errors = error instanceof ApiError ? error.errors.map((each) => each.message) : []
  const code = error instanceof ApiError ? error.code : ''
  // What only a judge found out does not hinder a draft.
  const known = code === 'package_refused' && isExamined ? (['draft'] as const) : waysOut[code]
  return {
    kind: 'refused',
    message,
    reasons: [...new Set(errors)].filter((each) => each !== message && !message.includes(each)),
    waysOut: known ?? ['retry'],
  }
}
