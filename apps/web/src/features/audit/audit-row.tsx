import type { AuditEvent } from '@codedojo/contract'
import { ChevronDown, Terminal } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { eventText } from '../../shared/audit/event-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EventChange } from './event-change.tsx'

interface AuditRowProps {
  event: AuditEvent
  onPerson: (id: string) => void
}

/** One event: who did what and when. Expands to the values before and after. */
export function AuditRow({ event, onPerson }: AuditRowProps) {
  const { actor, subject, before, after } = event
  const { who, did, what, more } = eventText(event)
  const hasChange = before !== null || after !== null
  return (
    <Collapsible.Root asChild>
      <li className="border-line px-4 not-last:border-b">
        <div className="flex min-h-12 items-center gap-3 py-2 text-body">
          <ActorMark event={event} />
          <div className="min-w-0 flex-1 gap-x-3 md:flex md:items-center md:justify-between">
            <p className="min-w-0 break-words text-muted">
              <Name text={who} personId={actor?._id ?? null} onPerson={onPerson} /> {did}
              {what !== null && (
                <>
                  {' '}
                  <Name
                    text={what}
                    personId={subject.kind === 'user' ? subject._id : null}
                    onPerson={onPerson}
                  />
                </>
              )}{' '}
              {more}
            </p>
            <time dateTime={event.at} className="num shrink-0 text-ui text-muted">
              {formatDateTime(new Date(event.at))}
            </time>
          </div>
          <Collapsible.Trigger
            disabled={!hasChange}
            aria-label={`What changed: ${[who, did, what, more].filter(Boolean).join(' ')}`}
            className="group btn btn-ghost btn-square btn-sm disabled:invisible"
          >
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              className="group-data-[state=open]:rotate-180"
              aria-hidden
            />
          </Collapsible.Trigger>
        </div>
        <Collapsible.Content className="pb-3 md:pl-9">
          <EventChange event={event} />
        </Collapsible.Content>
      </li>
    </Collapsible.Root>
  )
}

function ActorMark({ event: { actor } }: { event: AuditEvent }) {
  if (actor) return <Avatar name={actor.name} url={actor.avatarUrl} size={24} />
  return (
    <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-raised text-muted">
      <Terminal size={14} strokeWidth={1.75} aria-hidden />
    </span>
  )
}

interface NameProps {
  text: string
  /** null if the name belongs to no person, so it cannot be used as a filter. */
  personId: string | null
  onPerson: (id: string) => void
}

function Name({ text, personId, onPerson }: NameProps) {
  if (personId === null) return <bdi className="text-ink">{text}</bdi>
  return (
    <button
      type="button"
      className="max-w-full text-left break-words text-ink hover:underline"
      onClick={() => onPerson(personId)}
    >
      <bdi>{text}</bdi>
    </button>
  )
}
