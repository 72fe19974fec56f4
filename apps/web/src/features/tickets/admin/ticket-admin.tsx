import type { TicketSubject } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListAndDetail } from '../../../ui/list-and-detail.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { TicketRow } from '../ticket-row.tsx'
import { TicketRowSkeleton } from '../ticket-skeleton.tsx'
import { countTickets, managedTicketsQuery, type TicketFilter, ticketsPerPage } from './queries.ts'
import { TicketFilterBar } from './ticket-filter-bar.tsx'
import { TicketView } from './ticket-view.tsx'

export interface TicketAdminProps {
  filter: TicketFilter
  /** Id of the selected message; null if none. */
  shown: string | null
  onFilter: (filter: TicketFilter, options?: { replace: boolean }) => void
  onShow: (id: string | null) => void
  /** Path of the admin page of what a message is about; null if none. */
  pathOf: (about: TicketSubject) => string | null
}

/** The messages of all users, with the selected one beside the list. */
export function TicketAdmin({ filter, shown, onFilter, onShow, pathOf }: TicketAdminProps) {
  return (
    <ListAndDetail
      list={
        <>
          <TicketFilterBar filter={filter} onFilter={onFilter} />
          <Tickets filter={filter} shown={shown} onFilter={onFilter} onShow={onShow} />
        </>
      }
      detail={shown && <TicketView key={shown} id={shown} pathOf={pathOf} />}
      placeholder={
        <EmptyState
          icon={<Inbox size={18} strokeWidth={1.75} aria-hidden />}
          title="Choose a message to read it."
        />
      }
      backText="All messages"
      width="wide"
      onBack={() => onShow(null)}
    />
  )
}

type TicketsProps = Pick<TicketAdminProps, 'filter' | 'shown' | 'onFilter' | 'onShow'>

function Tickets({ filter, shown, onFilter, onShow }: TicketsProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(managedTicketsQuery(filter))
  if (isPending) return <TicketRowSkeleton />
  if (data === undefined)
    return <ReadFailed title="Failed to load the messages." reading={{ error, isFetching, refetch }} />
  const { tickets } = data.items
  if (tickets.length === 0) return <NoTickets filter={filter} onFilter={onFilter} />
  const lastPage = Math.max(1, Math.ceil(data.total / ticketsPerPage))
  return (
    <>
      <ul aria-label="Messages" className="panel divide-y divide-line overflow-hidden">
        {tickets.map((ticket) => (
          <li key={ticket._id}>
            <TicketRow ticket={ticket} isShown={ticket._id === shown} onShow={() => onShow(ticket._id)}>
              <bdi>{ticket.person.name}</bdi>
              {ticket.about && (
                <>
                  , <bdi>{ticket.about.title}</bdi>
                </>
              )}
            </TicketRow>
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination
            label="Pages of messages"
            page={filter.page}
            lastPage={lastPage}
            onChoose={(page) => onFilter({ ...filter, page })}
          />
        </div>
      )}
    </>
  )
}

interface NoTicketsProps {
  filter: TicketFilter
  onFilter: (filter: TicketFilter) => void
}

function NoTickets({ filter, onFilter }: NoTicketsProps) {
  const { q, state, page } = filter
  if (q !== '')
    return (
      <NoMatch
        thing="message"
        title="No messages found"
        filter={{ ...filter, page: 1 }}
        all={{ q: '', state: null, page: 1 }}
        names={{ q: `“${q}”`, state: state && `the state ${state}` }}
        count={countTickets}
        onChange={onFilter}
      />
    )
  const isSearch = page > 1
  return (
    <div className="panel">
      <EmptyState
        {...(!isSearch && { icon: <Inbox size={18} strokeWidth={1.75} aria-hidden /> })}
        title={isSearch ? 'No messages found' : state === null ? 'There are no messages.' : emptyWords[state]}
        detail={isSearch ? 'Try a different search term or state' : 'People write from the page Contact Us.'}
      />
    </div>
  )
}

const emptyWords = {
  open: 'No message waits for an answer.',
  answered: 'No answered message waits for its author.',
  closed: 'No message is closed.',
} as const
