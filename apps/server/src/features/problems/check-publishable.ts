import { isDeepStrictEqual } from 'node:util'
import { type Problem, type ProblemDraft, publishedProblemSchema } from '@codedojo/contract'
import { z } from 'zod'
import { parseInput } from '../../http/parse-input.ts'

/**
 * Refuses what learners must not see, except where it is what the problem already holds: an imported one may have a case
 * without explanation, a longer time limit or no reference solution, and editing its title must not fail on that.
 * Throws `bad_input`.
 */
export function checkPublishable(body: ProblemDraft, stored: Problem | null): void {
  const parsed = publishedProblemSchema.safeParse(body)
  if (parsed.success) return
  const issues = parsed.error.issues.filter(({ path }) => !stored || !wasStored(path, body, stored))
  const changed = z.unknown().superRefine((_, context) => {
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [...path], message })
  })
  parseInput(changed, body, 'bad_input')
}

/** The same value stood there, or the whole case stood somewhere in its list: deleting one case moves the others. */
function wasStored(path: readonly PropertyKey[], body: ProblemDraft, stored: Problem): boolean {
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
