import { filterProblems, type Library } from './filter-problems.ts'
import { activeParts, type FilterPart, type ProblemFilter, withoutPart } from './problem-filter.ts'

/** The filter part whose removal yields the most matches; null if removing one part does not help, or there is only one part. */
export function findMostRestrictivePart(
  library: Library,
  filter: ProblemFilter,
): { part: FilterPart; count: number } | null {
  const parts = activeParts(filter)
  if (parts.length < 2) return null
  const counts = parts.map((part) => ({
    part,
    count: filterProblems(library, withoutPart(filter, part)).length,
  }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  return best && best.count > 0 ? best : null
}
