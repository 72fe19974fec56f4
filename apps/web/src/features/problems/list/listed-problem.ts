import { normalizeSearch, type ProblemProgress, type ProblemSummary } from '@codedojo/contract'
import { splitTags } from '../../../shared/problems/split-tags.ts'

/** `attempted`: submitted, but never Accepted. */
export type ProblemStatus = 'solved' | 'attempted' | 'untouched'

/** A problem of the library with the user's progress on it. */
export interface ListedProblem extends ProblemSummary {
  readonly tagList: readonly string[]
  /** The title after `normalizeSearch`. */
  readonly searchTitle: string
  readonly status: ProblemStatus
  readonly lastTriedAt: string | null
  readonly hasNote: boolean
}

interface Sources {
  readonly problems: readonly ProblemSummary[]
  readonly solved: ReadonlySet<string>
  readonly problemProgress: readonly ProblemProgress[]
}

export function listedProblems({ problems, solved, problemProgress }: Sources): ListedProblem[] {
  const known = new Map(problemProgress.map((progress) => [progress.problemId, progress]))
  return problems.map((problem) => {
    const progress = known.get(problem._id)
    const isAttempted = (progress?.attempts ?? 0) > 0
    return {
      ...problem,
      tagList: splitTags(problem),
      searchTitle: normalizeSearch(problem.title),
      status: solved.has(problem._id) ? 'solved' : isAttempted ? 'attempted' : 'untouched',
      lastTriedAt: progress?.lastTriedAt ?? null,
      hasNote: progress?.hasNote ?? false,
    }
  })
}
