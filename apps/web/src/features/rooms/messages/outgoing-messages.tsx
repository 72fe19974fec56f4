import type { TalkSnapshot } from '../talk/room-talk.ts'
import { OutgoingRow, type OutgoingRowProps } from './outgoing-row.tsx'
import { RefusedMessages } from './refused-messages.tsx'

interface OutgoingMessagesProps extends Pick<OutgoingRowProps, 'author' | 'onRetry' | 'onDiscard'> {
  outbox: TalkSnapshot['outbox']
  onRetryAll: () => void
  onDiscardAll: () => void
}

/** With more rejected messages than this, they are retried or discarded together. */
const maxMessagesWithButtons = 2

/** Own messages that are not in the room yet: waiting to be sent, or rejected. */
export function OutgoingMessages(props: OutgoingMessagesProps) {
  const { outbox, author, onRetry, onDiscard, onRetryAll, onDiscardAll } = props
  const refusals = outbox.flatMap(({ refusal }) => refusal ?? [])
  const areTogether = refusals.length > maxMessagesWithButtons
  return (
    <>
      {outbox.map((outgoing) => (
        <OutgoingRow
          key={outgoing.key}
          outgoing={outgoing}
          author={author}
          isAlone={!areTogether}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
      ))}
      {areTogether && (
        <RefusedMessages
          count={refusals.length}
          refusal={refusals.at(-1) ?? ''}
          onRetry={onRetryAll}
          onDiscard={onDiscardAll}
        />
      )}
    </>
  )
}
