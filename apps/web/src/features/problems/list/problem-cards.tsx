import type { ProblemSummary } from '@codedojo/contract'
import { Link } from 'react-router'
import { DifficultyMark } from '../../../ui/difficulty-mark.tsx'
import { problemPath } from '../problem-path.ts'
import { tagsOf } from '../tags.ts'
import { acceptanceText } from './acceptance.ts'
import { SolvedBadge, StatusMark } from './status-mark.tsx'

interface ProblemCardsProps {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
}

/** The table as phones show it: two lines a problem, the whole row is the link. */
export function ProblemCards({ problems, solved }: ProblemCardsProps) {
  return (
    <ul className="panel divide-y divide-line overflow-hidden" aria-label="Problems">
      {problems.map((problem) => (
        <li key={problem._id}>
          <Link
            to={problemPath(problem)}
            className="flex min-h-15 items-center gap-3 px-4 py-2 active:bg-raised"
          >
            <StatusMark isSolved={solved.has(problem._id)} />
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-2">
                <bdi className="truncate text-base">{problem.title}</bdi>
                {solved.has(problem._id) && <SolvedBadge />}
              </span>
              <span className="flex gap-2 text-ui text-faint">
                <span className="num">{problem.number}</span>
                <span className="truncate">{tagsOf(problem).join(' · ')}</span>
                {problem.submittedCount > 0 && (
                  <span className="num shrink-0">
                    <span className="sr-only">Acceptance </span>
                    {acceptanceText(problem)}
                  </span>
                )}
              </span>
            </span>
            <DifficultyMark difficulty={problem.difficulty} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
