import type { PastContest } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { contestPath } from '../../../lib/paths.ts'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import { RatingChange } from './rating-change.tsx'

export function PastTable({ contests }: { contests: readonly PastContest[] }) {
  return (
    <div className="panel overflow-x-auto">
      <table className="table [&_tbody_tr:last-child_td]:border-b-0 [&_:is(th,td):first-child]:pl-5 [&_:is(th,td):last-child]:pr-5">
        <caption className="sr-only">Past contests</caption>
        <thead>
          <tr>
            <th scope="col">Contest</th>
            <th scope="col">Date</th>
            {['Minutes', 'Solved', 'Ranking', 'Rating'].map((name) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
            <td>
              <span className="sr-only">More</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {contests.map((contest) => (
            <Row key={contest._id} contest={contest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ contest }: { contest: PastContest }) {
  const { name, startsAt, minutes, result } = contest
  return (
    <tr className="h-11">
      <td className="max-w-80 truncate" dir="auto">
        <Link to={contestPath(contest)} className="hover:underline">
          {name}
        </Link>
      </td>
      <td className="whitespace-nowrap text-muted">
        <time dateTime={startsAt}>{formatShortDate(new Date(startsAt))}</time>
      </td>
      <td className="num text-right text-muted">{minutes}</td>
      <td className="text-right whitespace-nowrap">
        {result === null ? <span className="text-muted">not entered</span> : <Solved result={result} />}
      </td>
      <td className="text-right whitespace-nowrap">
        <Ranking ranking={result?.ranking ?? null} />
      </td>
      <td className="text-right">
        {typeof result?.ratingChange === 'number' ? (
          <RatingChange change={result.ratingChange} />
        ) : (
          <Nothing />
        )}
      </td>
      <td className="text-right whitespace-nowrap">
        <PastLink contest={contest} />
      </td>
    </tr>
  )
}

type Result = NonNullable<PastContest['result']>

/** "3/5", spoken as "3 of 5". */
export function Solved({ result: { solved, total } }: { result: Pick<Result, 'solved' | 'total'> }) {
  return (
    <span className="num">
      {solved}
      <span className="text-muted">
        <span aria-hidden>/</span>
        <span className="sr-only"> of </span>
        {total}
      </span>
    </span>
  )
}

export function Ranking({ ranking }: Pick<Result, 'ranking'>) {
  if (ranking === null) return <Nothing />
  return (
    <span className="num">
      {ranking.place} <span className="text-muted">of {ranking.of}</span>
    </span>
  )
}

const Nothing = () => (
  <span className="text-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">none</span>
  </span>
)

/** Links participants to the scoreboard, and others to the problems. */
export function PastLink({ contest }: { contest: PastContest }) {
  const { name, result } = contest
  const words = result === null ? 'Practise' : 'Scoreboard'
  return (
    <Link
      to={contestPath(contest, result === null ? 'problems' : 'scoreboard')}
      className={`${quietLinkClasses} text-ui`}
      aria-label={`${words}: ${name}`}
    >
      {words}
    </Link>
  )
}
