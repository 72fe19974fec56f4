import { orderList, type ProblemList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { cacheList, cacheListUnlessStale, isLatestChange, listChange, listsQuery } from './queries.ts'

const notKept = 'The new order was not kept.'

/**
 * Moves a problem to another place in its list, as an optimistic update. A failure is shown, and rolled back unless a later
 * move is pending, whose request contains the whole order.
 */
export function useListOrder(list: ProblemList): (moved: string, target: string) => void {
  const queryClient = useQueryClient()
  const { queryKey } = listsQuery
  const mutationKey = [...listChange.mutationKey, 'order', list._id]
  // The last order confirmed by the server, for the rollback.
  const kept = useRef(list.problems)
  const { mutate } = useMutation({
    ...listChange,
    mutationKey,
    mutationFn: (problems: string[]) => callApi(orderList, { params: { id: list._id }, body: { problems } }),
    onMutate: () => forgetFailure(notKept),
    onSuccess: (saved) => {
      kept.current = saved.problems
      cacheListUnlessStale(queryClient, saved)
    },
    onError: (error) => {
      // Rolled back locally, because without a connection the list cannot be refetched.
      if (queryClient.isMutating({ mutationKey }) === 1)
        queryClient.setQueryData(queryKey, (known) =>
          known?.map((each) =>
            each._id === list._id ? { ...each, problems: sortedAs(kept.current, each.problems) } : each,
          ),
        )
      if (isLatestChange(queryClient)) void queryClient.invalidateQueries({ queryKey })
      notifyFailure(notKept, { detail: messageOf(error) })
    },
  })
  return (moved, target) => {
    const [from, to] = [list.problems.indexOf(moved), list.problems.indexOf(target)]
    if (from < 0 || to < 0) return
    const problems = list.problems.toSpliced(from, 1).toSpliced(to, 0, moved)
    if (queryClient.isMutating({ mutationKey }) === 0) kept.current = list.problems
    void queryClient.cancelQueries({ queryKey })
    cacheList(queryClient, { ...list, problems })
    mutate(problems)
  }
}

/** Sorts the problems as in `order`; unknown ones come last. */
function sortedAs(order: readonly string[], problems: readonly string[]): string[] {
  return [...order.filter((id) => problems.includes(id)), ...problems.filter((id) => !order.includes(id))]
}
