import { type Library, matchingProblems } from './matching-problems.ts'
import { activeParts, type FilterPart, type ProblemFilter, withoutPart } from './problem-filter.ts'

/** The one part of a filter without which most problems would match; null when dropping one part does not help, or there is only one. */
export function tooNarrowFilter(
  library: Library,
  filter: ProblemFilter,
): { part: FilterPart; count: number } | null {
  const parts = activeParts(filter)
  if (parts.length < 2) return null
  const counts = parts.map((part) => ({
    part,
    count: matchingProblems(library, withoutPart(filter, part)).length,
  }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  return best && best.count > 0 ? best : null
}
