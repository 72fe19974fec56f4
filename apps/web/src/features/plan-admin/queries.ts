import { managedPlan, managedPlans } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { planAdminKey, problemsKey } from '../../lib/query-keys.ts'

/** Invalidates the queries that a saved plan changes: the admin's views, and the plans that learners see. */
export const changedByPlans = [[planAdminKey], [problemsKey, 'plans']] as const

export const managedPlansQuery = queryOptions({
  queryKey: [planAdminKey, 'list'],
  queryFn: ({ signal }) => callApi(managedPlans, { signal }),
  staleTime: 0,
})

/** Loaded each time its form is opened, and not refetched on window focus, because the form would not show the change. */
export function managedPlanQuery(id: string) {
  return queryOptions({
    queryKey: [planAdminKey, 'one', id],
    queryFn: ({ signal }) => callApi(managedPlan, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
