import type { HistoryEntry } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListPage } from '../../../lib/api/api.ts'
import { shownRangeText } from '../../../lib/format/pluralize.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { countHistory, entriesPerPage, historyQuery } from '../queries.ts'
import { HistoryCards } from './history-cards.tsx'
import { HistoryChips } from './history-chips.tsx'
import { activeParts, partText } from './history-filter.ts'
import { HistoryFilterBar } from './history-filter-bar.tsx'
import { HistoryTable } from './history-table.tsx'
import { useHistorySearchParams } from './use-history-search-params.ts'

interface HistoryListProps {
  /** Action shown in an empty list. */
  emptyAct: ReactNode
}

/** The user's submissions, newest first, filtered by the URL. */
export function HistoryList({ emptyAct }: HistoryListProps) {
  const { filter, page, chooseFilter } = useHistorySearchParams()
  const reading = useQuery(historyQuery(filter, page))
  const isNarrowed = activeParts(filter).length > 0
  const named = reading.data?.items.find(({ problemId }) => problemId === filter.problem)
  if (reading.data?.total === 0 && !isNarrowed)
    return (
      <div className="panel">
        <EmptyState
          title="You have not submitted anything yet."
          icon={<History size={18} strokeWidth={1.75} aria-hidden />}
        >
          {emptyAct}
        </EmptyState>
      </div>
    )
  return (
    <>
      <HistoryFilterBar filter={filter} onChange={chooseFilter} />
      <HistoryChips filter={filter} problemTitle={named?.problemTitle ?? null} onChange={chooseFilter} />
      {reading.data ? (
        <Entries found={reading.data} />
      ) : reading.isPending ? (
        <EntrySkeleton />
      ) : (
        <ReadFailed reading={reading} title="Failed to load your submissions." />
      )}
    </>
  )
}

function Entries({ found: { items, total } }: { found: ListPage<HistoryEntry[]> }) {
  const { filter, page, chooseFilter, choosePage } = useHistorySearchParams()
  const Rows = useIsPhone() ? HistoryCards : HistoryTable
  const lastPage = Math.max(1, Math.ceil(total / entriesPerPage))
  const first = (page - 1) * entriesPerPage + 1
  if (total === 0)
    return (
      <NoMatch
        thing="submission"
        title="No submissions match your filters."
        filter={filter}
        all={{}}
        names={Object.fromEntries(activeParts(filter).map((part) => [part, partText(filter, part, null)]))}
        count={countHistory}
        onChange={chooseFilter}
      />
    )
  if (items.length === 0)
    return (
      <div className="panel">
        <EmptyState title="There are not so many submissions.">
          <Button isSmall onClick={() => choosePage(lastPage)}>
            To the last page
          </Button>
        </EmptyState>
      </div>
    )
  return (
    <>
      <Rows entries={items} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {shownRangeText({ first, count: items.length, total }, 'submission')}
        </p>
        {lastPage > 1 && (
          <Pagination label="Pages of submissions" page={page} lastPage={lastPage} onChoose={choosePage} />
        )}
      </div>
    </>
  )
}

function EntrySkeleton() {
  return (
    <Skeleton label="Loading your submissions" className="panel">
      {['w-44', 'w-56', 'w-36', 'w-48', 'w-40', 'w-52'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Bone className="h-5 w-28" />
          <Bone className={width} />
          <Bone className="ml-auto w-28" />
        </div>
      ))}
    </Skeleton>
  )
}
