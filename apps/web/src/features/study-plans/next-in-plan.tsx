import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../lib/join-classes.ts'
import { problemPathOf } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { useNextPlanProblem } from './use-next-plan-problem.ts'

/** Link to the next problem of the user's study plan; nothing if no plan contains the problem, or the plan is finished. */
export function NextInPlan({ problemId, className }: { problemId: string; className?: string }) {
  const next = useNextPlanProblem(problemId)
  if (next === null) return null
  return (
    <Link
      to={problemPathOf(next.problemId)}
      className={joinClasses(buttonClasses({}), 'max-w-full min-w-0', className)}
    >
      <span className="truncate">
        Next in plan: <bdi>{next.title}</bdi>
      </span>
      <ArrowRight size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
    </Link>
  )
}
