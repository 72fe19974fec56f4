import type { TicketSubject } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListAndDetail } from '../../ui/list-and-detail.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { OwnTicket } from './own-ticket.tsx'
import { ownTicketsQuery } from './own-tickets-query.ts'
import { TicketRow } from './ticket-row.tsx'
import { TicketRowSkeleton } from './ticket-skeleton.tsx'

interface OwnTicketsProps {
  /** Id of the selected message; null if none. */
  shown: string | null
  onShow: (id: string | null) => void
  /** Path of the page of what a message is about. */
  pathOf: (about: TicketSubject) => string
}

/** The user's messages to the operator, with the selected one and its answers. */
export function OwnTickets({ shown, onShow, pathOf }: OwnTicketsProps) {
  const { data } = useQuery(ownTicketsQuery)
  const list = <List shown={shown} onShow={onShow} />
  // An empty list has no selection.
  if (data?.length === 0 && shown === null) return list
  return (
    <ListAndDetail
      list={list}
      detail={shown && <OwnTicket key={shown} id={shown} pathOf={pathOf} />}
      placeholder={
        <EmptyState
          icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden />}
          title="Choose a message to read its answers."
        />
      }
      backText="All your messages"
      width="wide"
      onBack={() => onShow(null)}
    />
  )
}

function List({ shown, onShow }: Pick<OwnTicketsProps, 'shown' | 'onShow'>) {
  const { data, error, isPending, isFetching, refetch } = useQuery(ownTicketsQuery)
  if (isPending) return <TicketRowSkeleton />
  if (data === undefined)
    return <ReadFailed title="Failed to load your messages." reading={{ error, isFetching, refetch }} />
  if (data.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden />}
          title="You have not written to us yet."
          detail="What you send stands here with its answers."
        />
      </div>
    )
  return (
    <ul aria-label="Your messages" className="panel divide-y divide-line overflow-hidden">
      {data.map((ticket) => (
        <li key={ticket._id}>
          <TicketRow
            ticket={ticket}
            isNew={ticket.isNew}
            isShown={ticket._id === shown}
            onShow={() => onShow(ticket._id)}
          >
            {pluralize(ticket.messages, 'message')}
          </TicketRow>
        </li>
      ))}
    </ul>
  )
}
