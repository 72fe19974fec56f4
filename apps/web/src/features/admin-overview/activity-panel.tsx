import type { AuditEvent } from '@codedojo/contract'
import { History, Terminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { eventText } from '../../shared/audit/event-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'

interface ActivityPanelProps {
  events: readonly AuditEvent[]
  /** Link to the whole audit log. */
  trailing?: ReactNode
}

/** The latest audit events, newest first. */
export function ActivityPanel({ events, trailing }: ActivityPanelProps) {
  return (
    <Panel title="Activity" trailing={trailing}>
      {events.length === 0 ? (
        <EmptyState
          icon={<History size={18} strokeWidth={1.75} aria-hidden />}
          title="Nothing was recorded yet. Sign-ins and changes will stand here."
        />
      ) : (
        <ol className="px-4">
          {events.map((event) => (
            <ActivityRow key={event._id} event={event} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function ActivityRow({ event }: { event: AuditEvent }) {
  const { who, did, what, more } = eventText(event)
  const date = new Date(event.at)
  return (
    <li className="flex min-h-12 items-center gap-3 border-line py-2 text-body not-last:border-b">
      {event.actor ? (
        <Avatar name={event.actor.name} url={event.actor.avatarUrl} size={24} />
      ) : (
        <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-raised text-muted">
          <Terminal size={14} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <p className="min-w-0 break-words text-muted">
        <span className="text-ink">{who}</span> {did}
        {what !== null && <> {what}</>} {more}
      </p>
      <time dateTime={event.at} className="num ml-auto shrink-0 text-ui text-muted">
        {formatDateTime(date)}
      </time>
    </li>
  )
}
