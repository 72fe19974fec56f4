import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { problemProgressQuery } from '../../../features/practice/queries.ts'
import { OwnList } from '../../../features/problem-lists/own-list.tsx'
import { listsQuery, urlIdOfList } from '../../../features/problem-lists/queries.ts'
import { StatusMark } from '../../../features/problems/list/status-mark.tsx'
import { problemsQuery, solvedQuery } from '../../../features/problems/queries.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** One problem list of the user. */
export function ListPage() {
  const { id = '' } = useParams()
  const { data: lists } = useQuery(listsQuery)
  useTitle(lists?.find((list) => urlIdOfList(list) === id || list._id === id)?.name ?? 'List')
  const problems = useQuery(problemsQuery)
  const { data: solved } = useQuery(solvedQuery)
  const { data: problemProgress = noProgress } = useQuery(problemProgressQuery)
  const attempted = useMemo(() => attemptedIn(problemProgress), [problemProgress])
  const hidden = useHiddenFacts()
  if (problems.isError && problems.data === undefined)
    return <ReadFailed title="Failed to load the list." reading={problems} />
  const facts = (problem: ProblemSummary) => (
    <>
      {!hidden.difficulty && (
        <span className="w-20">
          <DifficultyMark difficulty={problem.difficulty} />
        </span>
      )}
      {solved && (
        <StatusMark
          status={solved.has(problem._id) ? 'solved' : attempted.has(problem._id) ? 'attempted' : 'untouched'}
        />
      )}
    </>
  )
  return <OwnList id={id} problems={problems.data} renderFacts={facts} />
}

function attemptedIn(problemProgress: readonly ProblemProgress[]): ReadonlySet<string> {
  return new Set(problemProgress.flatMap(({ problemId, attempts }) => (attempts > 0 ? [problemId] : [])))
}

const noProgress = [] as const
