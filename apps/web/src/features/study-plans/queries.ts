import { studyPlanBySlug, studyPlans } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemsKey } from '../../lib/query-keys.ts'

/** Begins as the keys of the problems do, so that a verdict asks for the progress anew. */
export const plansKey = [problemsKey, 'plans'] as const

/** All study plans, with how far the user is in each. */
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
