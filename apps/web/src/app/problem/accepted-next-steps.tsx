import type { Problem } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, BookOpen, Flame } from 'lucide-react'
import { Link } from 'react-router'
import { ReviewButton } from '../../features/practice/review/review-button.tsx'
import { problemsQuery, solvedQuery } from '../../features/problems/queries.ts'
import { streakQuery } from '../../features/progress/streak/streak-query.ts'
import { NextInPlan } from '../../features/study-plans/next-in-plan.tsx'
import { problemPath } from '../../lib/paths.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { nextUnsolvedProblem } from './next-unsolved-problem.ts'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

/** The next steps after an Accepted verdict, and what it unlocked; only what applies to this user now. */
export function AcceptedNextSteps({ work: { problem }, view }: { work: ProblemWork; view: ProblemView }) {
  const opened = openedWords(problem)
  return (
    <section aria-label="What next" className="space-y-3">
      <StreakLine />
      <div className="flex flex-wrap gap-2 max-md:flex-col">
        <NextProblem problemId={problem._id} />
        <NextInPlan problemId={problem._id} />
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

/** The sentence about the solutions that this user can open now; null: none. */
function openedWords({ solutions: { access, codes, editorialWords } }: Problem): string | null {
  const hasEditorial = editorialWords > 0 && access !== 'locked'
  const hasCodes = codes.length > 0 && (access === 'premium' || access === 'admin')
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

function NextProblem({ problemId }: { problemId: string }) {
  const { data: problems = [] } = useQuery(problemsQuery)
  const { data: solved } = useQuery(solvedQuery)
  const next = solved && nextUnsolvedProblem(problems, solved, problemId)
  if (!next) return null
  return (
    <Link to={problemPath(next)} className={`${buttonClasses({})} max-w-full min-w-0`} title={next.title}>
      <span className="truncate">
        Next problem: <bdi>{next.title}</bdi>
      </span>
      <ArrowRight size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
    </Link>
  )
}
