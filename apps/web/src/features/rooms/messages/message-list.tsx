import type { RoomMessage } from '@codedojo/contract'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { formatDayOrToday } from '../../../lib/format/format-date.ts'
import { useStickToBottom } from '../../../ui/chat/use-stick-to-bottom.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MessageRow, type MessageRowProps } from './message-row.tsx'
import { insertSeparators, type ListLine } from './message-separators.ts'
import { OlderMessages, type OlderMessagesProps } from './older-messages.tsx'
import { useScrollAnchor } from './use-scroll-anchor.ts'

interface MessageListProps extends Pick<MessageRowProps, 'reader' | 'problemPath' | 'onAct' | 'onEdited'> {
  /** Accessible name of the list. */
  label: string
  /** In order. */
  messages: readonly RoomMessage[]
  /** Id of the message that is being edited; null if none. */
  edited: string | null
  /** Range of positions that were unread when the room was opened: exclusive start, inclusive end. */
  unread: { readonly after: number; readonly upTo: number }
  older: OlderMessagesProps
  /** Number of own messages waiting to be sent; when it grows, the list scrolls to the end. */
  outgoing: number
  onEnd: (isAtEnd: boolean) => void
  /** Own messages that are not in the room yet: waiting to be sent, or rejected. */
  children: ReactNode
}

/** Distance from the top, in pixels, at which older messages are loaded. */
const nearTopPx = 400

/** The messages, newest at the bottom; initially scrolled to the end. */
export function MessageList(props: MessageListProps) {
  const { label, messages, unread, reader, older, outgoing, onEnd, children } = props
  const { frame, content, isAtEnd, goToEnd } = useStickToBottom()
  const first = messages[0]
  useScrollAnchor({ frame, firstId: first ? domIdOf(first) : null })
  useEffect(() => onEnd(isAtEnd), [onEnd, isAtEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more goes to the end.
  useEffect(() => {
    if (outgoing > 0) goToEnd()
  }, [outgoing])
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={frame}
        role="log"
        aria-label={label}
        aria-busy={older.isLoading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll it.
        tabIndex={0}
        className="relative flex h-full flex-col overflow-y-auto -outline-offset-2 [overflow-anchor:none]"
        onScroll={({ currentTarget }) => {
          if (currentTarget.scrollTop < nearTopPx && older.hasOlder && !older.failure) older.onLoad()
        }}
      >
        <div ref={content} className="mt-auto py-3">
          <OlderMessages {...older} />
          {insertSeparators({ messages, unread, readerId: reader._id }).map((line) => (
            <Line key={line.key} line={line} {...props} />
          ))}
          {children}
        </div>
      </section>
      {!isAtEnd && (
        <IconButton
          label="Go to the newest message"
          icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden />}
          className="absolute right-4 bottom-3 border-line-strong bg-panel"
          onClick={goToEnd}
        />
      )}
    </div>
  )
}

const domIdOf = ({ _id }: RoomMessage) => `room-message-${_id}`

type LineProps = Pick<MessageListProps, 'reader' | 'edited' | 'problemPath' | 'onAct' | 'onEdited'>

function Line({ line, reader, edited, problemPath, onAct, onEdited }: LineProps & { line: ListLine }) {
  switch (line.kind) {
    case 'day':
      return <Rule className="text-muted">{formatDayOrToday(new Date(line.at))}</Rule>
    case 'new':
      return <Rule className="text-primary">New</Rule>
    case 'message':
      return (
        <div id={domIdOf(line.message)}>
          <MessageRow
            message={line.message}
            reader={reader}
            isEdited={edited === line.message._id}
            problemPath={problemPath}
            onAct={onAct}
            onEdited={onEdited}
          />
        </div>
      )
  }
}

function Rule({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`flex items-center gap-3 px-5 py-2 text-caption max-md:px-4 ${className}`}>
      <span className="h-px flex-1 bg-line-strong" aria-hidden />
      {children}
      <span className="h-px flex-1 bg-line-strong" aria-hidden />
    </div>
  )
}
