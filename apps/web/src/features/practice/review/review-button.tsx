import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { parseCalendarDay } from '../../../lib/format/calendar-day.ts'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { reviewPath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { reviewsQuery } from '../queries.ts'
import { useAddReview } from './use-review-changes.ts'

/** Adds a problem to the review queue for tomorrow. If it is in the queue already, shows the due day and links to the queue. */
export function ReviewButton({ problemId }: { problemId: string }) {
  const { data } = useQuery(reviewsQuery)
  const add = useAddReview()
  if (!data) return null
  const icon = <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
  const review = data.find((each) => each.problemId === problemId)
  if (review) {
    return (
      <Link to={reviewPath} className={buttonClasses({ look: 'ghost' })}>
        {icon} Comes back on {formatShortDate(parseCalendarDay(review.dueDay))}
      </Link>
    )
  }
  return (
    <Button icon={icon} isBusy={add.isPending} onClick={() => add.mutate(problemId)}>
      Review tomorrow
    </Button>
  )
}
