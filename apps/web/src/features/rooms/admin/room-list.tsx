import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { AdminSkeleton } from './admin-skeleton.tsx'
import { ManagedRoomRow } from './managed-room-row.tsx'
import { managedRoomsQuery, type RoomFilter, rowsPerPage } from './queries.ts'

interface RoomListProps {
  filter: RoomFilter
  onFilter: (filter: RoomFilter, options?: { replace: boolean }) => void
}

export function RoomList({ filter, onFilter }: RoomListProps) {
  const { typed, setTyped } = useSearchText({
    text: filter.q,
    onPause: (q, options) => onFilter({ q, page: 1 }, options),
  })
  return (
    <>
      <search aria-label="Filter the rooms">
        <SearchField label="Search rooms" className="mb-3 w-full md:w-72" value={typed} onType={setTyped} />
      </search>
      <Rooms
        filter={filter}
        onPage={(page) => onFilter({ ...filter, page })}
        onClear={() => onFilter({ q: '', page: 1 })}
      />
    </>
  )
}

interface RoomsProps {
  filter: RoomFilter
  onPage: (page: number) => void
  onClear: () => void
}

function Rooms({ filter, onPage, onClear }: RoomsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(managedRoomsQuery(filter))
  if (isPending) return <AdminSkeleton label="Loading the rooms" />
  if (data === undefined)
    return <ReadFailed title="Failed to load the rooms." reading={{ error, isFetching, refetch }} />
  if (data.items.length === 0 && filter.q !== '')
    return <NothingFound title="No rooms found" detail="Try a different search term" onClear={onClear} />
  if (data.items.length === 0) return <NoRooms />
  const lastPage = Math.max(1, Math.ceil(data.total / rowsPerPage))
  return (
    <>
      <ul aria-label="Rooms" className="panel divide-y divide-line">
        {data.items.map((room) => (
          <li key={room._id}>
            <ManagedRoomRow room={room} />
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of rooms" page={filter.page} lastPage={lastPage} onChoose={onPage} />
        </div>
      )}
    </>
  )
}

function NoRooms() {
  return (
    <div className="panel">
      <EmptyState
        icon={<MessagesSquare size={18} strokeWidth={1.75} aria-hidden />}
        title="There are no rooms yet."
        detail="Everybody can make one in Rooms."
      />
    </div>
  )
}
