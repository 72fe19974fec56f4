import { managedPlan, managedPlans } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { planAdminKey, problemsKey } from '../../lib/query-keys.ts'

/** The beginning of the keys of all queries about the plans that learners see. */
export const learnerPlansKey = [problemsKey, 'plans'] as const

/** The beginnings of the keys of all queries whose results change when a plan is saved. */
export const planDependentKeys = [[planAdminKey], learnerPlansKey] as const

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
