import { PackageError } from './package-error.ts'
import type { ProblemYaml } from './problem-yaml.ts'

/**
 * The time in ISO 8601 until which the problem must not be public; null if there is none. Source: "Problem publication embargo" of
 * spec/2025-09.md: a date, which begins at midnight in UTC, or a date and time in UTC. Throws `PackageError` for anything else,
 * because a guess could publish the problem.
 */
export function embargoOf({ embargo_until: text }: Pick<ProblemYaml, 'embargo_until'>): string | null {
  if (text === undefined) return null
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(text)
  const time = new Date(isTime ? text : Number.NaN)
  // The parser takes 30 February for 2 March.
  if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.replace('Z', '')))
    return time.toISOString()
  throw new PackageError(
    `problem.yaml: embargo_until "${text.slice(0, 40)}" is neither a date (2030-12-31) nor a time in UTC (2030-12-31T09:00:00Z).`,
  )
}
