import type { ManagedProblem, ProblemStatus } from '@codedojo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { countManaged, type ManagedFilter, managedProblemsQuery, problemsPerStep } from '../queries.ts'
import { ManagedRow } from './managed-row.tsx'

export interface ManagedListProps {
  onEdit: (problem: ManagedProblem) => void
  onVersions: (problem: ManagedProblem) => void
  onDelete: (problem: ManagedProblem) => void
}

const noFilter: ManagedFilter = { q: '', status: '' }

/** All problems including drafts, eight at a time; the server searches. */
export function ManagedList(acts: ManagedListProps) {
  const [filter, setFilter] = useState(noFilter)
  const q = useSettled(filter.q.trim())
  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} />
      <Found filter={{ ...filter, q }} onChange={setFilter} {...acts} />
    </>
  )
}

const statusTexts = { '': 'All', published: 'Published', scheduled: 'Scheduled', draft: 'Drafts' } as const
const statuses = ['', 'published', 'scheduled', 'draft'] as const satisfies readonly (ProblemStatus | '')[]

interface FilterBarProps {
  filter: ManagedFilter
  onChange: (filter: ManagedFilter) => void
}

function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <search className="mb-3 flex flex-wrap gap-2" aria-label="Filter the problems">
      <SearchField
        label="Search by title"
        className="max-md:flex-1 md:w-72"
        value={filter.q}
        onType={(text) => onChange({ ...filter, q: text })}
      />
      <Select
        label="Status"
        isQuiet
        options={statuses.map((value) => ({ value, text: statusTexts[value] }))}
        value={filter.status}
        onChoose={(value) => onChange({ ...filter, status: statuses.find((each) => each === value) ?? '' })}
        selectClassName="w-36"
      />
    </search>
  )
}

interface FoundProps extends ManagedListProps {
  filter: ManagedFilter
  onChange: (filter: ManagedFilter) => void
}

function Found({ filter, onChange, ...acts }: FoundProps) {
  const found = useInfiniteQuery(managedProblemsQuery(filter))
  if (found.data === undefined)
    return found.error ? (
      <div className="panel">
        <ErrorState
          title="Failed to fetch problems. Please try again later."
          detail={messageOf(found.error)}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      </div>
    ) : (
      <ListSkeleton />
    )
  const problems = found.data.pages.flatMap(({ items }) => items)
  const total = found.data.pages.at(-1)?.total ?? 0
  if (problems.length === 0 && (filter.q !== '' || filter.status !== ''))
    return (
      <NoMatch
        thing="problem"
        title="No problems found matching your filters"
        filter={filter}
        all={noFilter}
        names={{
          q: filter.q && `“${filter.q}”`,
          status: filter.status && `the status ${statusTexts[filter.status]}`,
        }}
        count={countManaged}
        onChange={onChange}
      />
    )
  if (problems.length === 0)
    return (
      <div className="panel">
        <EmptyState title="There are no problems yet" detail="Create the first one, or import a package." />
      </div>
    )
  return (
    <>
      <ul aria-label="Problems" className="panel overflow-hidden [&>li:last-child]:border-b-0">
        {problems.map((problem) => (
          <ManagedRow key={problem._id} problem={problem} {...acts} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          Showing {problems.length} of {pluralize(total, 'problem')}
        </p>
        {found.isFetchNextPageError && (
          <p role="alert" className="text-ui text-wa">
            Failed to fetch problems. Please try again later.
          </p>
        )}
        {found.hasNextPage && (
          <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {found.isFetchingNextPage ? 'Loading' : 'Load More'}
          </Button>
        )}
      </div>
    </>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading problems" className="panel">
      {Array.from({ length: problemsPerStep }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton never move.
        <div key={row} className="flex h-14 items-center gap-4 border-b border-line px-4 last:border-b-0">
          <Bone className="w-8" />
          <Bone className="w-1/3" />
          <Bone className="ml-auto w-28" />
        </div>
      ))}
    </Skeleton>
  )
}

const searchDelayMs = 250

/** The text after a short pause in typing, so that not every key sends a request. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
