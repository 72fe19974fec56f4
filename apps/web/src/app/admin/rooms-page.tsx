import { useSearchParams } from 'react-router'
import { RoomAdmin, type RoomAdminView } from '../../features/rooms/admin/room-admin.tsx'
import { readPageNumber } from '../../lib/address/read-page-number.ts'
import { useTitle } from '../shell/use-title.ts'

/** The reported messages and the rooms; the address says which is shown. */
export function RoomsPage() {
  useTitle('Rooms')
  const [address, setAddress] = useSearchParams()
  return (
    <>
      <header className="mb-6">
        <h1 className="text-heading">Rooms</h1>
        <p className="mt-1 text-body text-muted">Messages that people reported, and the rooms of Discuss.</p>
      </header>
      <RoomAdmin view={viewOf(address)} onView={(view, options) => setAddress(paramsOf(view), options)} />
    </>
  )
}

function viewOf(address: URLSearchParams): RoomAdminView {
  const page = readPageNumber(address)
  if (address.get('view') === 'rooms')
    return { kind: 'rooms', filter: { q: (address.get('q') ?? '').slice(0, 200), page } }
  const state = address.get('view') === 'done' ? 'closed' : 'open'
  return { kind: 'reports', filter: { state, page } }
}

function paramsOf(view: RoomAdminView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.kind === 'rooms') params.set('view', 'rooms')
  else if (view.filter.state === 'closed') params.set('view', 'done')
  if (view.kind === 'rooms' && view.filter.q !== '') params.set('q', view.filter.q)
  if (view.filter.page > 1) params.set('page', String(view.filter.page))
  return params
}
