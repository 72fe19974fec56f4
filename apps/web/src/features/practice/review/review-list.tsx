import { type ProblemReview, reviewDays } from '@codedojo/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { parseCalendarDay } from '../../../lib/format/calendar-day.ts'
import { formatCalendarDay } from '../../../lib/format/format-date.ts'
import { problemPathOf } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ReviewListProps {
  /** Heading, such as "Due now". */
  title: string
  reviews: readonly ProblemReview[]
  /** Shown at the right of a problem, such as its difficulty. */
  renderFacts: (review: ProblemReview) => ReactNode
  onRemove: (review: ProblemReview) => void
}

export function ReviewList({ title, reviews, renderFacts, onRemove }: ReviewListProps) {
  if (reviews.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 flex items-baseline gap-3 text-title">
        {title} <span className="num text-ui text-faint">{reviews.length}</span>
      </h2>
      <ul className="panel divide-y divide-line overflow-hidden">
        {reviews.map((review) => (
          <li key={review.problemId} className="flex items-center gap-3 px-4 hover:bg-raised">
            <Link to={problemPathOf(review.problemId)} className="min-w-0 flex-1 py-2 outline-offset-[-2px]">
              <bdi className="block truncate text-left text-body">{review.title}</bdi>
              <span className="block text-ui text-muted">
                {reasonWords[review.reason]} · {dueWords(review)} ·{' '}
                {`review\u00A0${review.step + 1}\u00A0of\u00A0${reviewDays.length}`}
              </span>
            </Link>
            <span className="shrink-0 max-md:hidden">{renderFacts(review)}</span>
            <IconButton
              label={`Remove ${review.title} from the queue`}
              icon={<X size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => onRemove(review)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const reasonWords = {
  failed: 'An attempt went wrong',
  slow: 'It took you long',
  added: 'You asked for it',
} as const satisfies Record<ProblemReview['reason'], string>

/**
 * "due since 20 Nov", "due on 25 Nov". The server decides what is due: the browser may be in another time zone than the
 * user's days.
 */
function dueWords({ dueDay, isDue }: ProblemReview): string {
  return `${isDue ? 'due since' : 'due on'} ${formatCalendarDay(parseCalendarDay(dueDay))}`
}
