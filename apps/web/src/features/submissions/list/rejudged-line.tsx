import type { FormerVerdict } from '@codedojo/contract'
import { RotateCcw } from 'lucide-react'
import { formatShortDate } from '../../../lib/format/format-date.ts'

interface RejudgedProps {
  rejudged: FormerVerdict
}

/** "Rejudged on 21 Nov 2026 (was Wrong Answer, 1 of 3 cases)", in the reader's zone. */
function rejudgedWords({ was, passed, total, at }: FormerVerdict): string {
  const cases = was === 'Accepted' || passed === null || !total ? '' : `, ${passed} of ${total} cases`
  return `Rejudged on ${formatShortDate(new Date(at))} (was ${was}${cases})`
}

/** Says when an admin's rejudge gave a submission another verdict or other cases passed, and what it had. */
export function RejudgedLine({ rejudged }: RejudgedProps) {
  return (
    <p className="flex items-start gap-2 text-ui text-muted">
      <RotateCcw size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
      {rejudgedWords(rejudged)}
    </p>
  )
}

/** The same in a narrow row. */
export function RejudgedMark({ rejudged }: RejudgedProps) {
  return (
    <RotateCcw
      size={14}
      strokeWidth={1.75}
      className="ml-1.5 inline shrink-0 text-muted"
      role="img"
      aria-label={rejudgedWords(rejudged)}
    />
  )
}
