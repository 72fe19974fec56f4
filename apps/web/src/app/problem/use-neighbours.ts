import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { problemsQuery } from '../../features/problems/queries.ts'
import { problemPath } from '../../lib/paths.ts'

export interface Neighbours {
  /** null at the first problem, and for a problem that is not in the library's list or while the list is not loaded. */
  readonly openPrevious: (() => void) | null
  /** null at the last problem, and in the same cases. */
  readonly openNext: (() => void) | null
}

/** Functions that open the previous and next problem in the order of the library. */
export function useNeighbours(problemId: string | null): Neighbours {
  const navigate = useNavigate()
  const { data: problems = [] } = useQuery(problemsQuery)
  const at = problems.findIndex((each) => each._id === problemId)
  const opener = (place: number) => {
    const neighbour = at === -1 ? undefined : problems[place]
    return neighbour === undefined ? null : () => void navigate(problemPath(neighbour))
  }
  return { openPrevious: at > 0 ? opener(at - 1) : null, openNext: opener(at + 1) }
}
