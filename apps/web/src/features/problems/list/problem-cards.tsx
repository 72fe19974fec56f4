import { memo } from 'react'
import { Link } from 'react-router'
import { problemPath } from '../../../lib/paths.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { acceptanceText } from './acceptance.ts'
import { FoundBy } from './found-by.tsx'
import { FunctionMark } from './function-mark.tsx'
import type { ListedProblem } from './listed-problem.ts'
import type { ProblemRowsProps } from './problem-table.tsx'
import { PartialBadge, SolvedBadge, StatusMark } from './status-mark.tsx'

/** The table as cards, for phones. The whole card is a link, except for its actions. */
export function ProblemCards({ problems, hidden, renderActions }: ProblemRowsProps) {
  return (
    <ul className="panel divide-y divide-line overflow-hidden" aria-label="Problems">
      {problems.map((problem) => (
        <ProblemCard key={problem._id} problem={problem} hidden={hidden} renderActions={renderActions} />
      ))}
    </ul>
  )
}

interface ProblemCardProps extends Pick<ProblemRowsProps, 'hidden' | 'renderActions'> {
  problem: ListedProblem
}

const ProblemCard = memo(function ProblemCard({ problem, hidden, renderActions }: ProblemCardProps) {
  return (
    <li className="flex items-center">
      <Link
        to={problemPath(problem)}
        data-row-link
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 py-2 pl-4 active:bg-raised"
      >
        <StatusMark status={problem.status} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <bdi className="truncate text-base">{problem.title}</bdi>
            <FoundBy problem={problem} />
            {problem.hasFunction && <FunctionMark />}
            {problem.status === 'solved' && <SolvedBadge />}
            {problem.best && <PartialBadge best={problem.best} />}
          </span>
          <span className="flex items-center gap-2 text-ui text-faint">
            <span className="num">{problem.number}</span>
            {!hidden.difficulty && <DifficultyMark difficulty={problem.difficulty} />}
            {!hidden.tags && <span className="truncate">{problem.tagList.join(' · ')}</span>}
            {!hidden.difficulty && problem.submittedCount > 0 && (
              <span className="num shrink-0">
                <span className="sr-only">Acceptance </span>
                {acceptanceText(problem)}
              </span>
            )}
          </span>
        </span>
      </Link>
      {renderActions && <span className="flex shrink-0 pr-1">{renderActions(problem)}</span>}
    </li>
  )
})
