import { CircleAlert, Clock } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { writeRefusalText } from '../room-text.ts'
import type { OutgoingMessage } from '../talk/outbox.ts'
import { MessageFrame } from './message-frame.tsx'
import { MessageText } from './message-text.tsx'

export interface OutgoingRowProps {
  outgoing: OutgoingMessage
  /** Whether a rejection is shown and handled in this row. */
  isAlone: boolean
  author: { readonly _id: string; readonly name: string; readonly avatarUrl: string | null }
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** An own message that is not in the room yet: waiting to be sent, or rejected. */
export const OutgoingRow = memo(({ outgoing, author, isAlone, onRetry, onDiscard }: OutgoingRowProps) => {
  const { key, text, at, refusal } = outgoing
  return (
    <MessageFrame
      author={author}
      isOwn
      at={at}
      note={refusal === null ? <Waiting /> : !isAlone && 'Not sent'}
    >
      <div className="opacity-70">
        <MessageText text={text} mentions={[]} readerId={author._id} />
      </div>
      {refusal !== null && isAlone && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-wa">
          <CircleAlert size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          <span className="min-w-0 break-words">Not sent. {writeRefusalText(refusal)}</span>
          <span className="flex gap-2">
            <Button isSmall onClick={() => onRetry(key)}>
              Retry
            </Button>
            <Button isSmall look="ghost" onClick={() => onDiscard(key)}>
              Discard
            </Button>
          </span>
        </div>
      )}
    </MessageFrame>
  )
})

function Waiting() {
  return (
    <span className="inline-flex items-center gap-1">
      <Clock size={12} strokeWidth={1.75} aria-hidden /> Waiting to be sent
    </span>
  )
}
