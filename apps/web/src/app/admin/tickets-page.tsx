import { ticketStateSchema } from '@codedojo/contract'
import type { TicketFilter } from '../../features/tickets/admin/queries.ts'
import { TicketAdmin } from '../../features/tickets/admin/ticket-admin.tsx'
import { readPageNumber } from '../../lib/address/read-page-number.ts'
import { useAddressQuery } from '../../lib/address/use-address-query.ts'
import { managedSubjectPath } from '../pages/subject-path.ts'
import { useTitle } from '../shell/use-title.ts'

const everyState = 'all'

/** The messages to the operator; filter and open message are in the address, so that a link can be shared. */
export function TicketsPage() {
  useTitle('Messages')
  const [address, setAddress] = useAddressQuery()
  const filter = filterOf(address)
  const shown = address.get('ticket')
  return (
    <>
      <header className="mb-6">
        <h1 className="text-heading">Messages</h1>
        <p className="mt-1 text-body text-muted">What people wrote from the page Contact Us.</p>
      </header>
      <TicketAdmin
        filter={filter}
        shown={shown}
        onFilter={(next, options) => setAddress(paramsOf(next, shown), options)}
        onShow={(ticket) => setAddress(paramsOf(filter, ticket), { preventScrollReset: true })}
        pathOf={managedSubjectPath}
      />
    </>
  )
}

/** Open tickets by default. */
function filterOf(address: URLSearchParams): TicketFilter {
  const state = address.get('state') ?? 'open'
  return {
    state: state === everyState ? null : ticketStateSchema.catch('open').parse(state),
    q: (address.get('q') ?? '').slice(0, 200),
    page: readPageNumber(address),
  }
}

function paramsOf({ state, q, page }: TicketFilter, ticket: string | null): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'open') params.set('state', state ?? everyState)
  if (q !== '') params.set('q', q)
  if (page > 1) params.set('page', String(page))
  if (ticket !== null) params.set('ticket', ticket)
  return params
}
