import { Star } from 'lucide-react'
import { joinClasses } from '../../../lib/join-classes.ts'

export const starCounts = [1, 2, 3, 4, 5] as const

/** A rating as filled stars, with text for screen readers. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{stars} of 5 stars</span>
      {starCounts.map((count) => (
        <Star
          key={count}
          size={14}
          strokeWidth={1.75}
          className={joinClasses(count <= stars ? 'fill-current text-limit' : 'text-line-strong')}
          aria-hidden
        />
      ))}
    </span>
  )
}
