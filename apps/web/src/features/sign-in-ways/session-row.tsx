import type { Session } from '@codedojo/contract'
import { Monitor, Smartphone } from 'lucide-react'
import { formatDateTimeInSentence, formatDayInSentence } from '../../lib/format/format-date.ts'
import { Button } from '../../ui/button.tsx'

interface SessionRowProps {
  session: Session
  isEnding: boolean
  onEnd: () => void
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { isCurrent, ipAddress, createdAt, lastSeenAt } = session
  const device = session.device || 'Unknown device'
  const since = formatDateTimeInSentence(new Date(createdAt))
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex min-h-16 items-center gap-4 py-3">
      <Icon size={18} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
          {device}
          {isCurrent && <span className="chip">This session</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ui text-muted">
          {ipAddress && <span className="num break-all">{ipAddress}</span>}
          <span>Since {since}</span>
          {/* Date only, because the server stores no time. */}
          <span>Last seen {formatDayInSentence(new Date(lastSeenAt))}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          isSmall
          aria-label={`End the session of ${[device, ...(ipAddress ? [ipAddress] : []), `since ${since}`].join(', ')}`}
          isBusy={isEnding}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}
