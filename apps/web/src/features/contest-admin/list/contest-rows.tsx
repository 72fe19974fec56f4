import type { ManagedContest } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { formatCount, pluralize } from '../../../lib/format/pluralize.ts'
import { managedContestPath } from '../../../lib/paths.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { ContestStatePill } from '../contest-state-pill.tsx'

interface ContestRowsProps {
  contests: readonly ManagedContest[]
}

const headClasses = 'h-10 border-b border-line px-4 text-left text-caption font-normal text-faint'
const cellClasses = 'h-11 px-4'

export function ContestTable({ contests }: ContestRowsProps) {
  return (
    <ScrollRegion label="Contests" className="panel overflow-x-auto">
      <table className="w-full text-body">
        <caption className="sr-only">Contests</caption>
        <thead>
          <tr>
            <th scope="col" className={headClasses}>
              Name
            </th>
            <th scope="col" className={headClasses}>
              State
            </th>
            <th scope="col" className={headClasses}>
              Start
            </th>
            {['Minutes', 'Problems', 'People', 'Submissions', 'Open questions'].map((text) => (
              <th key={text} scope="col" className={`${headClasses} text-right`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {contests.map((contest) => (
            <tr key={contest._id} className="hover:bg-raised">
              <th scope="row" className={`${cellClasses} max-w-80 text-left font-normal`}>
                <ContestLink contest={contest} />
              </th>
              <td className={cellClasses}>
                <ContestStatePill contest={contest} />
              </td>
              <td className={`${cellClasses} whitespace-nowrap text-muted`}>
                {formatFullDateTime(contest.startsAt)}
              </td>
              {countsOf(contest).map(([name, count]) => (
                <td key={name} className={`${cellClasses} num text-right`}>
                  {formatCount(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

export function ContestCards({ contests }: ContestRowsProps) {
  return (
    <ul className="panel divide-y divide-line" aria-label="Contests">
      {contests.map((contest) => (
        <li key={contest._id} className="space-y-1 px-4 py-3">
          <div className="flex items-center justify-between gap-3">
            <ContestLink contest={contest} />
            <ContestStatePill contest={contest} />
          </div>
          <p className="text-ui text-muted">{formatFullDateTime(contest.startsAt)}</p>
          <p className="text-ui text-muted">
            {pluralize(contest.minutes, 'minute')}, {pluralize(contest.problems, 'problem')},{' '}
            {pluralize(contest.registered, 'person', 'people')}
            {contest.openQuestions > 0 && `, ${pluralize(contest.openQuestions, 'open question')}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function ContestLink({ contest }: { contest: ManagedContest }) {
  return (
    <Link
      to={managedContestPath(contest)}
      className="block min-w-0 truncate hover:text-primary max-md:flex max-md:min-h-11 max-md:items-center"
    >
      <bdi>{contest.name}</bdi>
    </Link>
  )
}

function countsOf({ minutes, problems, registered, submissions, openQuestions }: ManagedContest) {
  return Object.entries({ minutes, problems, registered, submissions, openQuestions })
}
