import type { TicketDetail } from '@codedojo/contract'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { joinClasses } from '../../lib/join-classes.ts'

type Message = TicketDetail['thread'][number]

interface TicketThreadProps {
  thread: readonly Message[]
  /** The author role whose messages are highlighted: that of the reader. */
  own: Message['author']
  /** Displayed name of a message's author. */
  nameOf: (message: Message) => string
}

/** The messages of a thread as plain text, oldest first. */
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
