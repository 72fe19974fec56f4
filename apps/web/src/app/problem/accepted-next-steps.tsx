import type { Problem, ProblemSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, BookOpen, Flame } from 'lucide-react'
import { Link } from 'react-router'
import { ReviewButton } from '../../features/practice/review/review-button.tsx'
import { problemsQuery, solvedQuery } from '../../features/problems/queries.ts'
import { streakQuery } from '../../features/progress/streak/streak-query.ts'
import { WeekLine } from '../../features/progress/week/week-line.tsx'
import { NextInPlan } from '../../features/study-plans/next-in-plan.tsx'
import { useNextPlanProblem } from '../../features/study-plans/use-next-plan-problem.ts'
import { problemPath } from '../../lib/paths.ts'
import { useHiddenFacts } from '../../shared/problems/use-hidden-facts.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { libraryStepsOf } from './library-steps.ts'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

/** The steps after an Accepted verdict that are open to this user now, and what the verdict unlocked. */
export function AcceptedNextSteps({ work: { problem }, view }: { work: ProblemWork; view: ProblemView }) {
  const opened = openedWords(problem)
  return (
    <section aria-label="What next" className="space-y-3">
      <StreakLine />
      <WeekLine />
      <div className="flex flex-wrap gap-2 max-md:flex-col">
        <NextInPlan problemId={problem._id} />
        <NextProblems problemId={problem._id} />
        {opened !== null && (
          <Button
            onClick={() => view.showLeft('solutions')}
            icon={<BookOpen size={16} strokeWidth={1.75} aria-hidden />}
          >
            {opened}
          </Button>
        )}
        <ReviewButton problemId={problem._id} />
      </div>
    </section>
  )
}

/** The sentence about the solutions that this user can open now; null if none. */
function openedWords({ solutions: { access, codes, editorialWords } }: Problem): string | null {
  const hasEditorial = editorialWords > 0 && access !== 'locked'
  const hasCodes = codes.length > 0 && access !== 'solved' && access !== 'locked'
  if (hasEditorial) return hasCodes ? 'Editorial and solutions' : 'Read the editorial'
  return hasCodes ? 'See the solutions' : null
}

/** Shown when today counts for the streak: an Accepted submission of today started or extended it. */
function StreakLine() {
  const { data } = useQuery(streakQuery)
  if (!data?.isTodayDone) return null
  return (
    <p className="flex items-center gap-2 text-body">
      <Flame size={16} strokeWidth={1.75} className="shrink-0 text-streak" aria-hidden />
      {data.days === 1 ? 'Your streak has begun: 1 day.' : `Your streak goes on: ${data.days} days in a row.`}
    </p>
  )
}

/**
 * Links to the next unsolved problem of the library and to a similar one; within a plan there is one next step, that of the plan.
 */
function NextProblems({ problemId }: { problemId: string }) {
  const { data: problems = [] } = useQuery(problemsQuery)
  const { data: solved } = useQuery(solvedQuery)
  const { tags: hidesTags } = useHiddenFacts()
  const planned = useNextPlanProblem(problemId)
  if (!solved) return null
  return libraryStepsOf({ problems, solved, problemId, isInPlan: planned !== null, hidesTags }).map(
    ({ label, problem }) => <ProblemLink key={label} label={label} problem={problem} />,
  )
}

function ProblemLink({ label, problem }: { label: string; problem: ProblemSummary }) {
  return (
    <Link
      to={problemPath(problem)}
      className={`${buttonClasses({})} max-w-full min-w-0`}
      title={problem.title}
    >
      <span className="truncate">
        {label}: <bdi>{problem.title}</bdi>
      </span>
      <ArrowRight size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
    </Link>
  )
}
