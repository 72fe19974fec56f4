import type { ProblemSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { standingsQuery } from '../features/finding/queries.ts'
import { ReviewMenuItem } from '../features/finding/review-menu-item.tsx'
import { addressIdOf, listsQuery } from '../features/problem-lists/queries.ts'
import { RowActions } from '../features/problem-lists/row-actions.tsx'
import { ListSkeleton } from '../features/problems/list/list-skeleton.tsx'
import { ProblemList } from '../features/problems/list/problem-list.tsx'
import { settingsQuery } from '../lib/settings-query.ts'
import { useHiddenFacts } from '../lib/use-hidden-facts.ts'
import { Button } from '../ui/button.tsx'
import { InterviewSwitch } from './interview-switch.tsx'

interface LibraryListProps {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
}

/** The problem list with what the user did, keeps and hides. Without one of these it is still the list, and says so. */
export function LibraryList({ problems, solved }: LibraryListProps) {
  const standings = useQuery(standingsQuery)
  const lists = useQuery(listsQuery)
  const settings = useQuery(settingsQuery)
  const hidden = useHiddenFacts()
  const choices = useMemo(
    () =>
      (lists.data ?? []).map((list) => ({
        ...{ id: addressIdOf(list), name: list.name },
        problems: new Set(list.problems),
      })),
    [lists.data],
  )
  const readings = [standings, lists, settings]
  if (readings.some(({ isPending }) => isPending)) return <ListSkeleton />
  return (
    <>
      <PartsMissing readings={readings} />
      <ProblemList
        problems={problems}
        solved={solved}
        standings={standings.data ?? noStandings}
        lists={choices}
        hidden={hidden}
        renderActions={renderActions}
        tools={<InterviewSwitch />}
      />
    </>
  )
}

const noStandings = [] as const

function renderActions(problem: ProblemSummary) {
  return (
    <RowActions problem={problem}>
      <ReviewMenuItem problemId={problem._id} />
    </RowActions>
  )
}

interface Reading {
  readonly data: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Above the list when attempts, notes, lists or settings could not be read: none of them looks like "none". */
function PartsMissing({ readings }: { readings: readonly Reading[] }) {
  const failed = readings.filter(({ data }) => data === undefined)
  if (failed.length === 0) return null
  return (
    <div role="alert" className="panel mb-3 flex flex-wrap items-center gap-3 px-4 py-2 text-ui">
      <CloudOff size={16} strokeWidth={1.75} className="shrink-0 text-wa" aria-hidden />
      <p className="min-w-0 flex-1 basis-60">
        Your attempts, notes, lists or settings could not all be loaded. The list shows what is known.
      </p>
      <Button
        isSmall
        disabled={failed.some(({ isFetching }) => isFetching)}
        icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          for (const { refetch } of failed) void refetch()
        }}
      >
        Retry
      </Button>
    </div>
  )
}
