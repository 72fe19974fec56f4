import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { parseCalendarDay } from '../../../lib/format/calendar-day.ts'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { reviewPath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { reviewsQuery } from '../queries.ts'
import { useReviewAdding } from './use-review-choice.ts'

/** Brings a problem back tomorrow; of one that comes back already it says when, and leads there. */
export function ReviewButton({ problemId }: { problemId: string }) {
  const { data } = useQuery(reviewsQuery)
  const add = useReviewAdding()
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
