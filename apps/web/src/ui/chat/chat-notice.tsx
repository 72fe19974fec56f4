import { CircleAlert, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ChatFailure } from './chat-controller.ts'

/** Why the last question failed, above the field that still holds it. */
export function ChatNotice({ failure }: { failure: ChatFailure }) {
  const isWaitOver = useIsPast(failure.waitUntil)
  const Icon = failure.isLost ? CloudOff : CircleAlert
  return (
    <div role="alert" className="flex gap-2 px-4 pb-2 text-ui text-wa">
      <Icon size={14} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      <p className="min-w-0 break-words">{isWaitOver ? 'You can ask again now.' : wordsOf(failure)}</p>
    </div>
  )
}

/** The server's message already says how long to wait. */
function wordsOf({ isLost, message }: ChatFailure): string {
  return isLost ? 'The connection was lost before the answer had ended.' : message
}

/** The longest delay of a browser timer; a longer one would fire at once. */
const longestWaitMs = 2 ** 31 - 1

/** Whether a time (milliseconds since 1970) has passed; null if never. */
function useIsPast(moment: number | null): boolean {
  const [now, setNow] = useState(Date.now)
  const waitMs = moment === null ? 0 : moment - now
  useEffect(() => {
    if (waitMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(waitMs, longestWaitMs))
    return () => clearTimeout(timer)
  }, [waitMs])
  return moment !== null && waitMs <= 0
}
