import type { User } from '@codedojo/contract'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { longDay } from '../../lib/format/date-words.ts'
import { premiumStanding } from './premium-standing.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** How somebody stands with premium, in a sentence. */
export function PremiumStateLine({ user }: { user: User }) {
  const standing = premiumStanding(user)
  switch (standing.kind) {
    case 'never':
      return <p className="text-body text-muted">You do not have premium.</p>
    case 'ended':
      return (
        <p className="flex items-start gap-2 text-body">
          <TriangleAlert {...icon} className="mt-0.5 shrink-0 text-limit" />
          Your premium ended on {longDay(standing.at)}.
        </p>
      )
    case 'running':
      return (
        <p className="flex items-start gap-2 text-body">
          {standing.isEnding ? (
            <Clock {...icon} className="mt-0.5 shrink-0 text-limit" />
          ) : (
            <CircleCheck {...icon} className="mt-0.5 shrink-0 text-ac" />
          )}
          <span>
            Premium until {longDay(standing.until)}.
            {standing.isEnding && ' It ends soon; a renewal begins when it ends, so no day is lost.'}
          </span>
        </p>
      )
  }
}
