import type { Contest } from '@codedojo/contract'
import { useNavigate } from 'react-router'
import { contestProblemPath } from '../../lib/paths.ts'
import type { Neighbours } from '../problem/use-neighbours.ts'

/** Functions that open the previous and next problem in the order of the contest. */
export function useContestNeighbours(contest: Contest | null, letter: string | null): Neighbours {
  const navigate = useNavigate()
  if (contest === null) return { openPrevious: null, openNext: null }
  const { problemList } = contest
  const at = problemList.findIndex((each) => each.letter === letter)
  const opener = (place: number) => {
    const neighbour = at === -1 ? undefined : problemList[place]
    return neighbour === undefined
      ? null
      : () => void navigate(contestProblemPath(contest._id, neighbour.letter))
  }
  return { openPrevious: at > 0 ? opener(at - 1) : null, openNext: opener(at + 1) }
}
