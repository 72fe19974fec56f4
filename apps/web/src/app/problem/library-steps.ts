import type { ProblemSummary } from '@codedojo/contract'
import { nextUnsolvedProblem } from './next-unsolved-problem.ts'
import { findSimilarProblem } from './similar-problem.ts'

interface LibraryPosition {
  readonly problems: readonly ProblemSummary[]
  readonly solved: ReadonlySet<string>
  readonly problemId: string
  /** Whether the next problem of a study plan is linked: within a plan there is one next step. */
  readonly isInPlan: boolean
  /** Interview mode must not reveal what a problem is about. */
  readonly hidesTags: boolean
}

interface LibraryStep {
  readonly label: 'Next problem' | 'Similar'
  readonly problem: ProblemSummary
}

/** The problems of the library to continue with: the next unsolved one, and a similar one. */
export function libraryStepsOf(standing: LibraryPosition): LibraryStep[] {
  const { problems, solved, problemId, isInPlan, hidesTags } = standing
  if (isInPlan) return []
  const next = nextUnsolvedProblem(problems, solved, problemId)
  const similar = hidesTags ? null : findSimilarProblem(problems, solved, problemId)
  return [
    ...(next ? [{ label: 'Next problem' as const, problem: next }] : []),
    ...(similar && similar._id !== next?._id ? [{ label: 'Similar' as const, problem: similar }] : []),
  ]
}
