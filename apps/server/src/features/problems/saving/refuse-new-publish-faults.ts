import { isDeepStrictEqual } from 'node:util'
import { type Problem, type ProblemDraft, problemDraftBody, publishedProblemSchema } from '@codedojo/contract'
import { badInput, type Issue } from '../../../http/parse-input.ts'

/**
 * Rejects content that must not be published, except faults that the problem already has: an imported problem may have
 * a case without explanation, a longer time limit or no reference solution, and editing its title must not fail on
 * that. Throws `bad_input`.
 */
export function refuseNewPublishFaults(body: ProblemDraft, stored: Problem | null): void {
  const faults = publishFaults(body, stored)
  if (faults.length > 0) throw badInput(faults)
}

/** The same for a request that is invalid anyway, so that all errors are reported at once; none for a draft. */
export function publishFaultsOfAny(sent: unknown, stored: Problem | null): readonly Issue[] {
  if (typeof sent !== 'object' || sent === null) return []
  const { title: _, ...absent } = problemDraftBody.parse({ title: 'Untitled' })
  const body = { ...absent, ...sent }
  return body.status === 'draft' ? [] : publishFaults(body, stored)
}

function publishFaults(body: object, stored: Problem | null): readonly Issue[] {
  const { error } = publishedProblemSchema.safeParse(body)
  return (error?.issues ?? []).filter(({ path }) => !stored || !wasStored(path, body, stored))
}

/** The same value was stored there, or the whole case anywhere in the list: deleting one case moves the others. */
function wasStored(path: readonly PropertyKey[], body: object, stored: Problem): boolean {
  // A draft may be incomplete in every way; its faults were accepted for a draft, not for publication.
  if (stored.status === 'draft') return false
  if (isDeepStrictEqual(valueAt(body, path), valueAt(stored, path))) return true
  const [list, at] = path
  if (list === undefined || at === undefined) return false
  const before = valueAt(stored, [list])
  const entry = valueAt(body, [list, at])
  return Array.isArray(before) && before.some((one) => isDeepStrictEqual(one, entry))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined
}
