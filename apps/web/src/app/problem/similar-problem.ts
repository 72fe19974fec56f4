import { type Difficulty, difficulties } from '@codedojo/contract'
import { splitTags } from '../../shared/problems/split-tags.ts'

interface ListedProblem {
  readonly _id: string
  readonly difficulty: Difficulty
  readonly tags: string
}

/**
 * The unsolved problem that has the most tags in common with this one; of several, the nearest in difficulty, a more difficult
 * one first, then the first in the library. Returns null if none has a tag in common, or the problem is not listed.
 */
export function findSimilarProblem<Listed extends ListedProblem>(
  problems: readonly Listed[],
  solved: ReadonlySet<string>,
  problemId: string,
): Listed | null {
  const own = problems.find(({ _id }) => _id === problemId)
  if (!own) return null
  const tags = new Set(splitTags(own))
  const ranked = problems
    .filter(({ _id }) => _id !== problemId && !solved.has(_id))
    .map((problem) => ({ problem, shared: splitTags(problem).filter((tag) => tags.has(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted(
      (one, other) => other.shared - one.shared || stepFrom(own, one.problem) - stepFrom(own, other.problem),
    )
  return ranked[0]?.problem ?? null
}

/** Distance in difficulty; of two equal ones the more difficult is nearer. */
function stepFrom(own: ListedProblem, other: ListedProblem): number {
  const steps = difficulties.indexOf(other.difficulty) - difficulties.indexOf(own.difficulty)
  return steps < 0 ? 0.5 - steps : steps
}
