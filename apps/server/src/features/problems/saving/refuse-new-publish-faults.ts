import { isDeepStrictEqual } from 'node:util'
import { type Problem, type ProblemDraft, problemDraftBody, publishedProblemSchema } from '@codedojo/contract'
import { badInput, type Issue } from '../../../http/parse-input.ts'

/**
 * Refuses what learners must not see, except where it is what the problem already holds: an imported one may have a case
 * without explanation, a longer time limit or no reference solution, and editing its title must not fail on that.
 * Throws `bad_input`.
 */
export function refuseNewPublishFaults(body: ProblemDraft, stored: Problem | null): void {
  const faults = publishFaults(body, stored)
  if (faults.length > 0) throw badInput(faults)
}

/** The same of what a caller sent and no save would take, so that all that is wrong is told at once; nothing of a draft. */
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

/** The same value stood there, or the whole case stood somewhere in its list: deleting one case moves the others. */
function wasStored(path: readonly PropertyKey[], body: object, stored: Problem): boolean {
  // A draft may be unfinished in every way; that is not what was published.
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
