import { useQuery } from '@tanstack/react-query'
import { Plus, Trophy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { newContestPath } from '../../../lib/paths.ts'
import { useIsNarrowDesktop } from '../../../lib/use-media-query.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { type ContestFilter, contestsPerPage, managedContestsQuery } from '../queries.ts'
import { ContestCards, ContestTable } from './contest-rows.tsx'
import { RecomputeButton } from './recompute-button.tsx'

/** All contests including drafts, with search and a link to create one. */
export function ManagedContests() {
  const [filter, setFilter] = useState<ContestFilter>({ q: '', page: 1 })
  const { typed, setTyped } = useSearchText({ text: filter.q, onPause: (q) => setFilter({ q, page: 1 }) })
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Contests</h1>
          <p className="mt-1 text-body text-muted">Timed rounds with a scoreboard.</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <SearchField label="Search by name" className="md:w-64" value={typed} onType={setTyped} />
          <RecomputeButton />
          <NewContestLink />
        </div>
      </header>
      <ContestPage filter={filter} onPage={(page) => setFilter({ ...filter, page })} />
    </>
  )
}

function NewContestLink() {
  return (
    <Link to={newContestPath} className={`${buttonClasses({ look: 'primary' })} max-md:w-full`}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      New contest
    </Link>
  )
}

interface ContestPageProps {
  filter: ContestFilter
  onPage: (page: number) => void
}

function ContestPage({ filter, onPage }: ContestPageProps) {
  const { data, error, isFetching, refetch } = useQuery(managedContestsQuery(filter))
  const isNarrow = useIsNarrowDesktop()
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the contests." reading={{ error, isFetching, refetch }} />
  if (data === undefined) return <ContestSkeleton />
  if (data.items.length === 0) return <NoContests isSearching={filter.q !== ''} />
  const lastPage = Math.max(1, Math.ceil(data.total / contestsPerPage))
  const Rows = isNarrow ? ContestCards : ContestTable
  return (
    <>
      <Rows contests={data.items} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {pluralize(data.total, 'contest')}
        </p>
        {lastPage > 1 && (
          <Pagination label="Pages of contests" page={filter.page} lastPage={lastPage} onChoose={onPage} />
        )}
      </div>
    </>
  )
}

function NoContests({ isSearching }: { isSearching: boolean }) {
  if (isSearching)
    return (
      <div className="panel">
        <EmptyState title="No contest has this in its name." />
      </div>
    )
  return (
    <div className="panel">
      <EmptyState
        icon={<Trophy size={18} strokeWidth={1.75} aria-hidden />}
        title="No contests yet."
        detail="Begin with a draft: nobody sees it until you make it public."
      >
        <Link to={newContestPath} className={buttonClasses({ isSmall: true })}>
          Schedule the first one
        </Link>
      </EmptyState>
    </div>
  )
}

function ContestSkeleton() {
  return (
    <Skeleton label="Loading the contests" className="panel divide-y divide-line">
      {['w-40', 'w-56', 'w-48'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-4 px-5">
          <Bone className={width} />
          <Bone className="ml-auto w-32" />
        </div>
      ))}
    </Skeleton>
  )
}
