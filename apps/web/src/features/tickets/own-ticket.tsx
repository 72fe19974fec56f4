import type { TicketDetail, TicketSubject } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { invalidateTickets } from './invalidate-tickets.ts'
import { addToOwnTicket, ownTicketQuery } from './queries.ts'
import { TicketAbout } from './ticket-about.tsx'
import { TicketSkeleton } from './ticket-skeleton.tsx'
import { TicketStatePill } from './ticket-state-pill.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { WriteForm } from './write-form.tsx'

interface OwnTicketProps {
  id: string
  pathOf: (about: TicketSubject) => string
}

/** One of the user's messages with its answers, and a form to reply. */
export function OwnTicket({ id, pathOf }: OwnTicketProps) {
  const reading = useQuery(ownTicketQuery(id))
  const { data, isPending } = reading
  if (isPending) return <TicketSkeleton />
  if (data === undefined)
    return (
      <MissingOrFailed
        reading={reading}
        missing="There is no such message."
        failed="Failed to load the message."
      />
    )
  const { subject, state, about, thread } = data
  return (
    <article aria-label={subject} className="panel divide-y divide-line">
      <header className="space-y-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-body font-semibold break-words" dir="auto">
            {subject}
          </h3>
          <TicketStatePill state={state} />
        </div>
        {about && <TicketAbout about={about} path={pathOf(about)} />}
      </header>
      <TicketThread
        thread={thread}
        own="person"
        nameOf={({ author, authorName }) => (author === 'person' ? 'You' : authorName || 'The operator')}
      />
      <Reply ticket={data} />
    </article>
  )
}

function Reply({ ticket: { _id, state } }: { ticket: TicketDetail }) {
  const queryClient = useQueryClient()
  const adding = useMutation({
    mutationFn: (body: Parameters<typeof addToOwnTicket>[1]) => addToOwnTicket(_id, body),
    onSuccess: () => invalidateTickets(queryClient),
  })
  return (
    <WriteForm
      ticketId={_id}
      label="Write back"
      hint={state === 'closed' ? 'It is closed; writing opens it again.' : undefined}
      error={adding.error}
      acts={[
        {
          text: 'Send',
          look: 'default',
          isBusy: adding.isPending,
          act: adding.mutateAsync,
        },
      ]}
    />
  )
}
