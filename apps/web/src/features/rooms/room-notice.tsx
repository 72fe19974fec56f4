import { CloudOff } from 'lucide-react'
import { useDelayed } from '../../lib/use-delayed.ts'

interface RoomNoticeProps {
  isOnline: boolean
  /** True if newer messages could not be loaded. */
  isBehind: boolean
}

/** Delay in milliseconds before the notice is shown, to skip short reconnects. */
const appearsAfterMs = 2000

/** Warns above the composer that the shown messages may be outdated. */
export function RoomNotice({ isOnline, isBehind }: RoomNoticeProps) {
  const isDue = useDelayed(!isOnline || isBehind, appearsAfterMs)
  return (
    <div role="status">
      {isDue && (
        <p className="flex items-center gap-2 border-t border-line bg-limit-soft px-5 py-2 text-ui text-ink max-md:px-4">
          <CloudOff size={14} strokeWidth={1.75} className="shrink-0 text-limit" aria-hidden />
          {isOnline
            ? 'Newer messages could not be loaded. Trying again.'
            : 'No connection. What you write is sent once it is back.'}
        </p>
      )}
    </div>
  )
}
