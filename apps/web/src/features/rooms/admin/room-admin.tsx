import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { type ReportFilter, type RoomFilter, roomReportsQuery } from './queries.ts'
import { ReportList } from './report-list.tsx'
import { RoomList } from './room-list.tsx'

export type RoomAdminView =
  | { readonly kind: 'reports'; readonly filter: ReportFilter }
  | { readonly kind: 'rooms'; readonly filter: RoomFilter }

interface RoomAdminProps {
  view: RoomAdminView
  onView: (view: RoomAdminView, options?: { replace: boolean }) => void
}

const firstReports = { kind: 'reports', filter: { state: 'open', page: 1 } } as const
const firstRooms = { kind: 'rooms', filter: { q: '', page: 1 } } as const

/** Admin page of the rooms: reported messages, and the list of rooms. */
export function RoomAdmin({ view, onView }: RoomAdminProps) {
  const open = useQuery(roomReportsQuery(firstReports.filter)).data?.items.open
  const choices = [
    { ...firstReports, text: 'Reported', count: open },
    { kind: 'reports', filter: { state: 'closed', page: 1 }, text: 'Done', count: undefined },
    { ...firstRooms, text: 'Rooms', count: undefined },
  ] as const
  return (
    <>
      <div className="seg mb-3 max-md:flex">
        {choices.map(({ text, count, ...choice }) => (
          <button
            key={text}
            type="button"
            aria-pressed={isSame(view, choice)}
            className="max-md:h-11! max-md:flex-1 max-md:justify-center max-md:px-1!"
            onClick={() => onView(choice)}
          >
            {text}
            {count !== undefined && <span className="num text-faint">{formatCount(count)}</span>}
          </button>
        ))}
      </div>
      {view.kind === 'reports' ? (
        <ReportList
          filter={view.filter}
          onPage={(page) => onView({ ...view, filter: { ...view.filter, page } })}
        />
      ) : (
        <RoomList
          filter={view.filter}
          onFilter={(filter, options) => onView({ kind: 'rooms', filter }, options)}
        />
      )}
    </>
  )
}

function isSame(one: RoomAdminView, other: RoomAdminView): boolean {
  if (one.kind === 'rooms' || other.kind === 'rooms') return one.kind === other.kind
  return one.filter.state === other.filter.state
}
