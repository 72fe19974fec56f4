import type { Course } from '@codedojo/contract'
import { Star } from 'lucide-react'
import { pluralize } from '../../lib/format/pluralize.ts'

/** The rating of a course: a star, the average and the number of ratings. */
export function RatingMark({ rating: { average, count } }: Pick<Course, 'rating'>) {
  if (average === null) return <span className="text-ui whitespace-nowrap text-faint">No ratings yet</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-ui whitespace-nowrap text-muted">
      <Star size={14} strokeWidth={1.75} className="fill-current text-limit" aria-hidden />
      <span className="num" aria-hidden>
        {average.toFixed(1)} <span className="text-faint">({count})</span>
      </span>
      <span className="sr-only">
        {average.toFixed(1)} of 5 stars, {pluralize(count, 'rating')}
      </span>
    </span>
  )
}
