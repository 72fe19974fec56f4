import type { ProblemReview } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { parseCalendarDay } from '../../../lib/format/calendar-day.ts'
import { formatCalendarDay } from '../../../lib/format/format-date.ts'
import { reviewPath } from '../../../lib/paths.ts'
import { TileLink } from '../../../ui/tile-link.tsx'
import { reviewsQuery } from '../queries.ts'

/** Number of reviews due today, or when the next one is due. */
export function ReviewTile() {
  const { data: reviews, isPending } = useQuery(reviewsQuery)
  const due = reviews?.filter(({ isDue }) => isDue).length ?? 0
  return (
    <TileLink
      to={reviewPath}
      icon={CalendarClock}
      isCalling={due > 0}
      title={due > 0 ? `${due} due today` : 'Review'}
      detail={reviews ? detailOf(reviews, due) : isPending ? '\u00a0' : 'Could not be loaded'}
    />
  )
}

function detailOf(reviews: readonly ProblemReview[], due: number): string {
  const [first] = reviews
  if (!first) return 'Nothing waits'
  if (due > 0) return first.title
  return `Nothing due, next on ${formatCalendarDay(parseCalendarDay(first.dueDay))}`
}
