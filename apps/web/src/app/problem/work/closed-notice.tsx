import type { Problem } from '@codedojo/contract'
import { ContestLink } from '../../contest/contest-link.tsx'

interface ClosedNoticeProps extends Pick<Problem, 'contest'> {
  /** null if running and submitting are possible; then nothing is shown. */
  reason: string | null
}

/** Says beside Run and Submit why both are closed, and links to where they are open. */
export function ClosedNotice({ reason, contest }: ClosedNoticeProps) {
  if (reason === null) return null
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-limit-soft px-3 py-2">
      <p className="min-w-48 flex-1 text-ui text-ink">{reason}</p>
      <ContestLink contest={contest} />
    </div>
  )
}
