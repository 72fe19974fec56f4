import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { searchNamesOf } from '../../../shared/problems/search-names.ts'
import { splitTags } from '../../../shared/problems/split-tags.ts'

/** `attempted`: submitted, but never Accepted. */
export type ProblemStatus = 'solved' | 'attempted' | 'untouched'

/** A problem of the library with the user's progress on it. */
export interface ListedProblem extends ProblemSummary {
  readonly tagList: readonly string[]
  /** See `searchNamesOf`. */
  readonly searchNames: readonly string[]
  /** The other name by which a search found it; null if there is no search, or the title says so itself. */
  readonly foundBy: string | null
  readonly status: ProblemStatus
  readonly lastTriedAt: string | null
  readonly hasNote: boolean
  /** The best score of a problem with points that is not solved; null if there is none. */
  readonly best: NonNullable<ProblemProgress['best']> | null
}

interface Sources {
  readonly problems: readonly ProblemSummary[]
  readonly solved: ReadonlySet<string>
  readonly problemProgress: readonly ProblemProgress[]
  readonly hidden: HiddenFacts
}

export function listedProblems({ problems, solved, problemProgress, hidden }: Sources): ListedProblem[] {
  const known = new Map(problemProgress.map((progress) => [progress.problemId, progress]))
  return problems.map((problem) => {
    const progress = known.get(problem._id)
    const isAttempted = (progress?.attempts ?? 0) > 0
    return {
      ...problem,
      tagList: splitTags(problem),
      searchNames: searchNamesOf(problem, hidden),
      foundBy: null,
      status: solved.has(problem._id) ? 'solved' : isAttempted ? 'attempted' : 'untouched',
      lastTriedAt: progress?.lastTriedAt ?? null,
      hasNote: progress?.hasNote ?? false,
      best: solved.has(problem._id) ? null : (progress?.best ?? null),
    }
  })
}
