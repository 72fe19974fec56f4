import type { ProblemSummary } from '@codedojo/contract'
import { BookOpen } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { distinctTags } from '../tags.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NoMatch } from './no-match.tsx'
import { pageOf } from './page-of.ts'
import { ProblemCards } from './problem-cards.tsx'
import { matchingProblems, withKnownTag } from './problem-filter.ts'
import { ProblemTable } from './problem-table.tsx'
import { useListAddress } from './use-list-address.ts'

interface ProblemListProps {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
}

/** The library, ten at a time. The whole list is in memory, so that filtering needs no call. */
export function ProblemList({ problems, solved }: ProblemListProps) {
  const isPhone = useIsPhone()
  const address = useListAddress()
  const { typed, setTyped } = useSearchText({
    text: address.filter.title,
    onPause: (title, options) => address.chooseFilter({ ...address.filter, title }, options),
  })
  const tags = useMemo(() => distinctTags(problems), [problems])
  const filter = withKnownTag({ ...address.filter, title: typed }, tags)
  const shownFilter = useDeferredValue(filter)
  const matching = matchingProblems(problems, solved, shownFilter)
  const shown = pageOf(matching, typed.trim() === address.filter.title ? address.page : 1)
  const Rows = isPhone ? ProblemCards : ProblemTable

  if (problems.length === 0) return <NoProblemsYet />
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="text-title max-md:sr-only">Problems</h2>
        <FilterBar filter={filter} tags={tags} onType={setTyped} onChange={address.chooseFilter} />
      </div>
      <FilterChips filter={filter} onChange={address.chooseFilter} />
      {matching.length === 0 ? (
        <NoMatch problems={problems} solved={solved} filter={shownFilter} onChange={address.chooseFilter} />
      ) : (
        <Rows problems={shown.items} solved={solved} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          Showing {shown.first} to {shown.last} of {shown.total} problems
        </p>
        {shown.lastPage > 1 && (
          <Pagination
            label="Pages of problems"
            page={shown.page}
            lastPage={shown.lastPage}
            onChoose={address.choosePage}
          />
        )}
      </div>
    </>
  )
}

function NoProblemsYet() {
  return (
    <div className="panel">
      <EmptyState
        icon={<BookOpen size={18} strokeWidth={1.75} aria-hidden />}
        title="There are no problems yet"
        detail="They appear here as soon as an administrator adds one."
      />
    </div>
  )
}
