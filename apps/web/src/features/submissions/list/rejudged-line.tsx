import type { FormerVerdict } from '@codedojo/contract'
import { RotateCcw } from 'lucide-react'
import { formatShortDate } from '../../../lib/format/format-date.ts'

interface RejudgedProps {
  rejudged: FormerVerdict
}

/** "Rejudged on 21 Nov 2026 (was Wrong Answer, 1 of 3 cases)", in the user's time zone. */
function rejudgedWords({ was, passed, total, at }: FormerVerdict): string {
  const cases = was === 'Accepted' || passed === null || !total ? '' : `, ${passed} of ${total} cases`
  return `Rejudged on ${formatShortDate(new Date(at))} (was ${was}${cases})`
}

/** Says that a rejudge changed the verdict or the passed cases of a submission, with the former values. */
export function RejudgedLine({ rejudged }: RejudgedProps) {
  return (
    <p className="flex items-start gap-2 text-ui text-muted">
      <RotateCcw size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
      {rejudgedWords(rejudged)}
    </p>
  )
}

/** The same as a badge, for narrow rows. */
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
