import type { Contest } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed, Users } from 'lucide-react'
import { memo, useDeferredValue, useRef, useState } from 'react'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { scoreboardQuery } from '../queries.ts'
import { filterScoreboardRows } from './filter-scoreboard-rows.ts'
import { PhoneScoreboard } from './phone-scoreboard.tsx'
import { ScoreboardLegend } from './scoreboard-legend.tsx'
import { ScoreboardTable } from './scoreboard-table.tsx'

interface ScoreboardPanelProps {
  contest: Contest
  userId: string
}

/** The scoreboard with a search by name. Memoized, because the page's clock renders every second. */
export const ScoreboardPanel = memo(function ScoreboardPanel({ contest, userId }: ScoreboardPanelProps) {
  const [wanted, setWanted] = useState('')
  const shownFor = useDeferredValue(wanted)
  const ownRow = useRef<HTMLTableRowElement>(null)
  const isPhone = useIsPhone()
  const { data: board, error, isFetching, refetch } = useQuery(scoreboardQuery(contest._id))
  if (board === undefined && error)
    return <ReadFailed title="Failed to load the scoreboard." reading={{ error, isFetching, refetch }} />
  if (board === undefined) return <RowSkeleton />

  const rows = filterScoreboardRows(board.rows, shownFor)
  const isIn = board.rows.some(({ person }) => person._id === userId)
  const Rows = isPhone ? PhoneScoreboard : ScoreboardTable
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScoreboardLegend contest={contest} board={board} />
        <div className="flex items-center gap-2 max-md:w-full">
          {isIn && (
            <Button
              isSmall
              look="ghost"
              icon={<LocateFixed size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => {
                setWanted('')
                requestAnimationFrame(() => ownRow.current?.scrollIntoView({ block: 'center' }))
              }}
            >
              Find me
            </Button>
          )}
          <SearchField
            label="Find a person"
            className="w-48 max-md:w-auto max-md:flex-1"
            value={wanted}
            onType={setWanted}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {shownFor.trim() !== '' && `${rows.length} of ${board.rows.length} people`}
      </p>
      {rows.length > 0 ? (
        <Rows board={board} rows={rows} userId={userId} ownRow={ownRow} />
      ) : board.rows.length > 0 ? (
        <NothingFound title={`Nobody is called "${shownFor.trim()}".`} onClear={() => setWanted('')} />
      ) : (
        <div className="panel">
          <EmptyState
            title="Nobody takes part yet."
            icon={<Users size={18} strokeWidth={1.75} aria-hidden />}
          />
        </div>
      )}
    </>
  )
})

function RowSkeleton() {
  return (
    <Skeleton label="Loading the scoreboard" className="panel px-4">
      {['w-40', 'w-52', 'w-36', 'w-44', 'w-48'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-6 border-b border-line last:border-b-0">
          <Bone className="w-4" />
          <Bone className={width} />
          <Bone className="ml-auto w-64 max-md:w-20" />
        </div>
      ))}
    </Skeleton>
  )
}
