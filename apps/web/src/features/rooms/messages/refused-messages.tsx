import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { writeRefusalText } from '../room-text.ts'

interface RefusedMessagesProps {
  count: number
  /** The server's reason for rejecting the last one. */
  refusal: string
  onRetry: () => void
  onDiscard: () => void
}

/** One notice below several rejected messages, instead of one below each. */
export function RefusedMessages({ count, refusal, onRetry, onDiscard }: RefusedMessagesProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-primary-soft px-5 py-2.5 text-ui text-wa max-md:px-4"
    >
      <CircleAlert size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className="min-w-0 break-words">
        <span className="num">{count}</span> messages were not sent. {writeRefusalText(refusal)}
      </span>
      <span className="flex gap-2">
        <Button isSmall onClick={onRetry}>
          Retry all
        </Button>
        <Button isSmall look="ghost" onClick={onDiscard}>
          Discard all
        </Button>
      </span>
    </div>
  )
}
