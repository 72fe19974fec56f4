import { type ManagedPlanHead, orderPlans } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { planAdminKey } from '../../lib/query-keys.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { managedPlansQuery, planDependentKeys } from './queries.ts'

const notSaved = 'The order was not saved.'
const mutationKey = [planAdminKey, 'order']

/** Reorders the plans. The new order is shown at once, and rolled back when saving fails; moves are saved one after the other. */
export function usePlanOrder() {
  const queryClient = useQueryClient()
  const { queryKey } = managedPlansQuery
  const ordering = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (ids: string[]) => callApi(orderPlans, { body: { ids } }),
    onMutate: async (ids) => {
      forgetFailure(notSaved)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (plans) => plans && inOrder(plans, ids))
      return { before }
    },
    onError: (error, ids, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
      notifyFailure(notSaved, {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => ordering.mutate(ids) },
      })
    },
    onSettled: async () => {
      // While another move waits, this answer would overwrite its order.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      for (const changed of planDependentKeys) await queryClient.invalidateQueries({ queryKey: changed })
    },
  })
  return ordering.mutate
}

function inOrder(plans: readonly ManagedPlanHead[], ids: readonly string[]): ManagedPlanHead[] {
  return plans.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
}
