import type { User } from '@codedojo/contract'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { premiumState } from './premium-state.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The user's premium state in one sentence. */
export function PremiumStateLine({ user }: { user: User }) {
  const state = premiumState(user)
  switch (state.kind) {
    case 'never':
      return <p className="text-body text-muted">You do not have premium.</p>
    case 'ended':
      return (
        <p className="flex items-start gap-2 text-body">
          <TriangleAlert {...icon} className="mt-0.5 shrink-0 text-limit" />
          Your premium ended on {formatLongDate(state.at)}.
        </p>
      )
    case 'running':
      return (
        <p className="flex items-start gap-2 text-body">
          {state.isEnding ? (
            <Clock {...icon} className="mt-0.5 shrink-0 text-limit" />
          ) : (
            <CircleCheck {...icon} className="mt-0.5 shrink-0 text-ac" />
          )}
          <span>
            Premium until {formatLongDate(state.until)}.
            {state.isEnding && ' It ends soon; a renewal begins when it ends, so no day is lost.'}
          </span>
        </p>
      )
  }
}
