import type { Problem } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { JudgingPlace } from '../../../features/submissions/judging/judging-state.ts'
import type { Judging } from '../../../features/submissions/judging/use-judging.ts'
import { lastResultQuery } from '../../../features/submissions/queries.ts'
import type { ProblemView } from './use-problem-view.ts'

interface LastResultOptions extends Pick<JudgingPlace, 'contest'> {
  readonly work: { readonly judging: Pick<Judging, 'recall'>; readonly problem: Pick<Problem, '_id'> }
  readonly view: Pick<ProblemView, 'left' | 'phone'>
}

/** Restores the result of the latest submission when the address opens the result panel, as after a reload. */
export function useLastResult({ work: { judging, problem }, view, contest }: LastResultOptions): void {
  const { recall } = judging
  const [isWanted] = useState(view.left === 'result' || view.phone === 'results')
  const query = lastResultQuery({ problemId: problem._id, contest })
  const { data: last } = useQuery({ ...query, enabled: isWanted })
  useEffect(() => {
    if (last) recall(last)
  }, [last, recall])
}
