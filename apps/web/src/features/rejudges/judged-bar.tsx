import type { Rejudge } from '@codedojo/contract'
import { formatCount } from '../../lib/format/pluralize.ts'

interface JudgedBarProps {
  rejudge: Pick<Rejudge, 'state' | 'judged' | 'applied' | 'total'>
}

/** Progress of judging, or of applying the new verdicts. */
export function JudgedBar({ rejudge: { state, judged, applied, total } }: JudgedBarProps) {
  const done = state === 'applying' ? applied : judged
  const share = total === 0 ? 1 : done / total
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={state === 'applying' ? 'Applied' : 'Judged'}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 min-w-16 flex-1 overflow-hidden rounded-full bg-strong"
      >
        <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
      <span className="num text-ui text-muted">
        {formatCount(done)} of {formatCount(total)}
      </span>
    </div>
  )
}
