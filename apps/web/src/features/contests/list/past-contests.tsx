import type { PastContest } from '@codedojo/contract'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { pastPerPage } from '../queries.ts'
import { PastCards } from './past-cards.tsx'
import { PastTable } from './past-table.tsx'

interface PastContestsProps {
  contests: readonly PastContest[]
  total: number
  /** Counted from 1. */
  page: number
  onPage: (page: number) => void
}

/** Past contests, newest first, with the user's result in each. */
export function PastContests({ contests, total, page, onPage }: PastContestsProps) {
  const isNarrow = useMediaQuery('(max-width: 1023.98px)')
  const lastPage = Math.ceil(total / pastPerPage)
  const Rows = isNarrow ? PastCards : PastTable
  return (
    <section aria-labelledby="past" className="mt-8">
      <h2 id="past" className="mb-3 text-title font-semibold">
        Past
      </h2>
      <Rows contests={contests} />
      {lastPage > 1 && (
        <div className="mt-4 flex justify-end">
          <Pagination label="Pages of past contests" page={page} lastPage={lastPage} onChoose={onPage} />
        </div>
      )}
    </section>
  )
}
