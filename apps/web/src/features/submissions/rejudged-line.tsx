import type { FormerVerdict } from '@codedojo/contract'
import { RotateCcw } from 'lucide-react'
import { dateWords } from '../../lib/date-words.ts'

interface RejudgedProps {
  rejudged: FormerVerdict
}

/** "Rejudged on 21 Nov, 19:42 (was Wrong Answer)". */
function rejudgedWords({ was, at }: FormerVerdict): string {
  return `Rejudged on ${dateWords(new Date(at))} (was ${was})`
}

/** Says when an admin's rejudge gave a submission another verdict, and which it had. */
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
