import type { Contest } from '@codedojo/contract'
import { Clock } from 'lucide-react'
import { formatCountdown } from '../../lib/format/format-countdown.ts'
import { joinClasses } from '../../lib/join-classes.ts'

interface TimeLeftWordsProps {
  contest: Pick<Contest, 'endsAt'>
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

const nearMs = 5 * 60_000

/** The remaining time of a contest, with a bar; amber in the last five minutes. */
export function ContestTimeLeft({ contest, now }: TimeLeftWordsProps) {
  const left = Date.parse(contest.endsAt) - now
  return (
    <span
      role="timer"
      className={joinClasses(
        'num inline-flex items-center gap-1.5 text-ui whitespace-nowrap',
        left <= nearMs && 'text-limit',
      )}
    >
      <Clock size={14} strokeWidth={1.75} aria-hidden />
      {formatCountdown(left)}
      <span className="font-sans text-muted max-md:sr-only"> left</span>
    </span>
  )
}
