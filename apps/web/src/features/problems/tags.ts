import type { ProblemSummary } from '@codedojo/contract'

/** A problem's tags, the primary one first. */
export function tagsOf(problem: Pick<ProblemSummary, 'tags'>): string[] {
  return problem.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

/** Every tag that some problem carries, once, in alphabetical order. */
export function distinctTags(problems: readonly Pick<ProblemSummary, 'tags'>[]): string[] {
  return [...new Set(problems.flatMap(tagsOf))].toSorted((one, other) => one.localeCompare(other))
}
