import { useQueries, useQuery } from '@tanstack/react-query'
import { findNextPlanProblem } from './next-plan-problem.ts'
import { planQuery, plansQuery } from './queries.ts'

/** The next problem of the user's study plan; null if no plan contains the problem, or the plan is finished. */
export function useNextPlanProblem(problemId: string) {
  const { data: all = [] } = useQuery(plansQuery)
  const followed = all.filter(({ startedAt }) => startedAt !== null)
  const plans = useQueries({ queries: followed.map(({ slug }) => planQuery(slug)) })
  return findNextPlanProblem(
    plans.flatMap(({ data }) => data ?? []),
    problemId,
  )
}
