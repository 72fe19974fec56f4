import { useQuery } from '@tanstack/react-query'
import { submissionsQuery } from '../../../features/submissions/queries.ts'
import { useHasPart } from '../../../lib/installation.ts'
import type { NinjaWork } from '../use-problem-ninja.ts'
import type { ProblemWork } from '../work/use-problem-work.ts'
import { type HintOffer, useHintOffer } from './use-hint-offer.ts'

interface WatchedWork {
  readonly problem: Pick<ProblemWork['problem'], '_id' | 'contest' | 'hints'>
  readonly judging: Pick<ProblemWork['judging'], 'state'>
}

/** Offers the problem's next hint, but neither during a contest with it nor to somebody who has solved it. */
export function useProblemHintOffer(
  { problem, judging }: WatchedWork,
  { hints }: Pick<NinjaWork, 'hints'>,
): HintOffer {
  const { data: submissions } = useQuery(submissionsQuery(problem._id))
  // The hints open beside Code Ninja.
  const hasAssistants = useHasPart('assistants')
  const isSolved = submissions?.some(({ status }) => status === 'Accepted') ?? true
  return useHintOffer({
    problemId: problem._id,
    state: judging.state,
    isPossible: hasAssistants && !problem.contest && !isSolved && hints.shown < problem.hints.length,
  })
}
