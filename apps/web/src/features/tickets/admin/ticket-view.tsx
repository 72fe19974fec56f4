import type { ManagedTicketDetail } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { usersNamedPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { MissingOrFailed } from '../../../ui/missing-or-failed.tsx'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { invalidateTickets } from '../invalidate-tickets.ts'
import { TicketAbout } from '../ticket-about.tsx'
import { TicketSkeleton } from '../ticket-skeleton.tsx'
import { TicketStatePill } from '../ticket-state-pill.tsx'
import { TicketThread } from '../ticket-thread.tsx'
import { AnswerForm } from './answer-form.tsx'
import { changeTicketState, managedTicketQuery } from './queries.ts'
import type { TicketAdminProps } from './ticket-admin.tsx'

type TicketViewProps = { id: string } & Pick<TicketAdminProps, 'pathOf'>

/** One message with its author, its thread, and the form to answer. */
export function TicketView({ id, pathOf }: TicketViewProps) {
  const reading = useQuery(managedTicketQuery(id))
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
  const { subject, state, about, person, name, email, createdAt, thread } = data
  return (
    <article aria-label={subject} className="panel divide-y divide-line">
      <header className="p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-body font-semibold break-words" dir="auto">
            {subject}
          </h2>
          <TicketStatePill state={state} />
        </div>
        <div className="mt-3">
          <DescriptionList>
            <DescriptionItem name="Account">
              <Link to={usersNamedPath(person.name)} className={quietLinkClasses}>
                <bdi>{person.name}</bdi>
              </Link>
            </DescriptionItem>
            <DescriptionItem name="As typed">
              <bdi>{name}</bdi>, <bdi className="break-all">{email}</bdi>
            </DescriptionItem>
            <DescriptionItem name="Written">{formatFullDateTime(createdAt)}</DescriptionItem>
            {about && (
              <DescriptionItem name="About">
                <TicketAbout about={about} path={pathOf(about)} />
              </DescriptionItem>
            )}
          </DescriptionList>
        </div>
      </header>
      <TicketThread
        thread={thread}
        own="operator"
        nameOf={({ author, authorName }) =>
          authorName || (author === 'person' ? person.name : 'Somebody erased since')
        }
      />
      <AnswerForm ticketId={id} />
      <StateChange ticket={data} />
    </article>
  )
}

function StateChange({ ticket: { _id, state } }: { ticket: ManagedTicketDetail }) {
  const queryClient = useQueryClient()
  const next = state === 'closed' ? 'open' : 'closed'
  const changing = useMutation({
    mutationFn: () => changeTicketState(_id, next),
    onSuccess: () => {
      notify(next === 'closed' ? 'Message closed.' : 'Message opened again.')
      return invalidateTickets(queryClient)
    },
    onMutate: () => forgetFailure('The state was not changed.'),
    onError: (error) => notifyFailure('The state was not changed.', { detail: messageOf(error) }),
  })
  const Icon = next === 'closed' ? Archive : ArchiveRestore
  return (
    <div className="flex justify-end p-4">
      <Button
        isSmall
        look="ghost"
        isBusy={changing.isPending}
        icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => changing.mutate()}
      >
        {ticketChangeLabels[state]}
      </Button>
    </div>
  )
}

const ticketChangeLabels = {
  open: 'Close without an answer',
  answered: 'Close',
  closed: 'Open again',
} as const satisfies Record<ManagedTicketDetail['state'], string>
