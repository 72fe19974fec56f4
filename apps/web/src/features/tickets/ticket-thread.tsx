import type { TicketDetail } from '@codedojo/contract'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { joinClasses } from '../../lib/join-classes.ts'

type Message = TicketDetail['thread'][number]

interface TicketThreadProps {
  thread: readonly Message[]
  /** Whose words stand on the raised ground: the reader's own side. */
  own: Message['author']
  /** Who wrote a message, in words. */
  nameOf: (message: Message) => string
}

/** Everything that was written, the first at the top, as it was typed. */
export function TicketThread({ thread, own, nameOf }: TicketThreadProps) {
  return (
    <ol aria-label="Messages" className="space-y-4 p-4">
      {thread.map((message) => (
        <li key={message.position}>
          <p className="flex flex-wrap justify-between gap-x-4 text-caption text-muted">
            <bdi>{nameOf(message)}</bdi>
            <time dateTime={message.at}>{formatDateTime(new Date(message.at))}</time>
          </p>
          <p
            dir="auto"
            className={joinClasses(
              'mt-1 text-body break-words whitespace-pre-wrap',
              message.author === own
                ? 'rounded-lg bg-raised px-3 py-2'
                : 'border-l-2 border-line-strong pl-3',
            )}
          >
            {message.text}
          </p>
        </li>
      ))}
    </ol>
  )
}
