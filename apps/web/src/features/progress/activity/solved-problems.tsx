import type { SolvedProblem } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { problemPath } from '../../../lib/paths.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { splitTags } from '../../../shared/problems/split-tags.ts'
import { TagChips } from '../../../shared/problems/tag-chips.tsx'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { latestSolvedQuery } from '../queries.ts'
import { memoryWords, runtimeWords } from './measure-text.ts'

/** The problems that were solved last. */
export function SolvedProblems() {
  const { data, error, isFetching, refetch } = useQuery(latestSolvedQuery)
  return (
    <ReadingPanel title="Solved Problems">
      {data ? (
        <SolvedGrid problems={data} />
      ) : error ? (
        <ErrorState
          title="Failed to load your solved problems."
          detail={messageOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label="Loading your solved problems" className="grid gap-6 md:grid-cols-2">
          <Bone className="h-16" />
          <Bone className="h-16" />
        </Skeleton>
      )}
    </ReadingPanel>
  )
}

function SolvedGrid({ problems }: { problems: readonly SolvedProblem[] }) {
  const hidden = useHiddenFacts()
  if (problems.length === 0)
    return <p className="text-body text-muted">No problem solved yet. The first one is on the home page.</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-x-6 gap-y-5">
      {problems.map(({ _id, title, tags, difficulty, runtime, memory, isOpen }) => (
        <li key={_id} className="flex min-w-0 flex-col gap-1.5">
          <span className="flex items-start justify-between gap-2">
            {isOpen ? (
              <Link to={problemPath({ _id })} className="min-w-0 break-words text-body hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi className="min-w-0 break-words text-body text-muted">{title}</bdi>
            )}
            <span className="flex h-5 shrink-0 items-center rounded-md bg-ac-soft px-1.5 text-caption text-ac">
              Solved
            </span>
          </span>
          {!hidden.tags && <TagChips tags={splitTags({ tags })} />}
          <span className="flex flex-wrap items-center gap-x-3 text-ui text-muted">
            {!hidden.difficulty && <DifficultyMark difficulty={difficulty} />}
            <span className="num">{runtimeWords(runtime)}</span>
            <span className="num">{memoryWords(memory)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
