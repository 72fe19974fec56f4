import type { PastContest } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { contestPath } from '../../../lib/paths.ts'
import { PastLink, Ranking, Solved } from './past-table.tsx'
import { RatingChange } from './rating-change.tsx'

/** The table of past contests as cards, for phones. */
export function PastCards({ contests }: { contests: readonly PastContest[] }) {
  return (
    <ul className="panel divide-y divide-line">
      {contests.map((contest) => (
        <Row key={contest._id} contest={contest} />
      ))}
    </ul>
  )
}

function Row({ contest }: { contest: PastContest }) {
  const { name, startsAt, minutes, result } = contest
  return (
    <li className="px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <Link to={contestPath(contest)} className="min-w-0 truncate text-base" dir="auto">
          {name}
        </Link>
        <PastLink contest={contest} />
      </div>
      <p className="mt-1 text-ui text-muted">
        {formatShortDate(new Date(startsAt))}, {pluralize(minutes, 'minute')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ui text-muted">
        {result === null ? (
          'not entered'
        ) : (
          <>
            <span>
              <span className="text-ink">
                <Solved result={result} />
              </span>{' '}
              solved
            </span>
            {result.ranking && (
              <span className="text-ink">
                <Ranking ranking={result.ranking} />
              </span>
            )}
            {result.ratingChange !== null && (
              <span>
                <RatingChange change={result.ratingChange} /> rating
              </span>
            )}
          </>
        )}
      </p>
    </li>
  )
}
