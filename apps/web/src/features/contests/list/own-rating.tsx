import type { contestList, ResponseOf } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { helpPath } from '../../../lib/paths.ts'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { RatingChange } from './rating-change.tsx'

interface OwnRatingProps {
  rating: NonNullable<ResponseOf<typeof contestList>['rating']>
}

/** The user's rating, its last change, and the best place so far. */
export function OwnRating({ rating: { rating, lastChange, best } }: OwnRatingProps) {
  return (
    <div>
      <dl className="flex gap-8">
        <Figure name="Your rating" value={formatCount(rating)}>
          <RatingChange change={lastChange} />
        </Figure>
        <Figure name="Best place" value={formatCount(best.place)}>
          <span className="text-muted">of {formatCount(best.of)}</span>
        </Figure>
      </dl>
      <Link to={helpPath({ slug: 'contests' })} className={`${textLinkClasses} text-ui`}>
        How ratings work
      </Link>
    </div>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="num flex items-baseline gap-2 text-ui">
        <span className="text-heading font-semibold">{value}</span>
        {children}
      </dd>
    </div>
  )
}
