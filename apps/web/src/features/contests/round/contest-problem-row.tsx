import { type Contest, type ContestProblemSummary, ranksByPoints } from '@codedojo/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { contestProblemPath } from '../../../lib/paths.ts'
import { ProblemStateMark } from '../problem-state-mark.tsx'

interface ContestProblemRowProps {
  contest: Contest
  problem: ContestProblemSummary
  practisePath: (problemId: string) => string
}

const rowClasses = 'flex min-h-14 items-center gap-x-4 px-4 py-2 text-left'

/** One problem. It links to its contest page while the contest runs, and to its public page afterwards. */
export function ContestProblemRow({ contest, problem, practisePath }: ContestProblemRowProps) {
  const { problemId, letter } = problem
  const isRunning = contest.state === 'running'
  const path = isRunning ? contestProblemPath(contest._id, letter) : problemId && practisePath(problemId)
  return (
    <li>
      {path ? (
        <Link to={path} className={`${rowClasses} hover:bg-raised`}>
          <Content contest={contest} problem={problem} />
          <span className="flex items-center gap-1 text-ui text-muted">
            <span className="max-md:sr-only">{isRunning ? 'Solve' : 'Practise'}</span>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </span>
        </Link>
      ) : (
        <div className={rowClasses}>
          <Content contest={contest} problem={problem} />
        </div>
      )}
    </li>
  )
}

function Content({ contest, problem }: Pick<ContestProblemRowProps, 'contest' | 'problem'>) {
  const { letter, title, points, solvers, triers, state } = problem
  return (
    <>
      <span className="num w-6 text-title font-semibold">{letter}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base" dir="auto">
          {title}
        </span>
        <span className="block text-caption text-faint">
          {ranksByPoints(contest.rule) && `${pluralize(points, 'point')}, `}
          solved by {solvers} of {triers} who tried
        </span>
      </span>
      <ProblemStateMark state={state} />
    </>
  )
}
