import type { contestList, ResponseOf } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { OwnRating } from './own-rating.tsx'

interface ContestsHeadProps {
  rating: ResponseOf<typeof contestList>['rating']
  /** Shown at the right end. */
  children?: ReactNode
}

export function ContestsHead({ rating, children }: ContestsHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-display">Contests</h1>
        <p className="mt-1 text-base text-muted">
          Timed rounds with a scoreboard. Your rating changes after rated ones.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        {children}
        {rating && <OwnRating rating={rating} />}
      </div>
    </header>
  )
}
