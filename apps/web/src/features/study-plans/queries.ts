import { studyPlanBySlug, studyPlans } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemsKey } from '../../lib/query-keys.ts'

/** Starts with `problemsKey`, so that a verdict also invalidates the plans' progress. */
export const plansKey = [problemsKey, 'plans'] as const

/** All study plans with the user's progress. */
export const plansQuery = queryOptions({
  queryKey: [...plansKey, 'all'],
  queryFn: ({ signal }) => callApi(studyPlans, { signal }),
})

export function planQuery(slug: string) {
  return queryOptions({
    queryKey: [...plansKey, 'one', slug],
    queryFn: ({ signal }) => callApi(studyPlanBySlug, { params: { slug }, signal }),
  })
}
