import { orderList, type ProblemList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { isLatestChange, keepLatestList, keepList, listChange, listsQuery } from './queries.ts'

const notKept = 'The new order was not kept.'

/**
 * Moves a problem of a list to the place of another: at once on the screen, then on the server. A failure is told, and undone
 * unless a later move waits: its answer tells the whole order.
 */
export function useListOrder(list: ProblemList): (moved: string, target: string) => void {
  const queryClient = useQueryClient()
  const { queryKey } = listsQuery
  const mutationKey = [...listChange.mutationKey, 'order', list._id]
  // What the server is known to have while moves are on their way.
  const kept = useRef(list.problems)
  const { mutate } = useMutation({
    ...listChange,
    mutationKey,
    mutationFn: (problems: string[]) => callApi(orderList, { params: { id: list._id }, body: { problems } }),
    onMutate: () => forgetFailure(notKept),
    onSuccess: (saved) => {
      kept.current = saved.problems
      keepLatestList(queryClient, saved)
    },
    onError: (error) => {
      // Without a connection nothing can be read anew.
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
    keepList(queryClient, { ...list, problems })
    mutate(problems)
  }
}

/** These problems in that order; those of which it knows nothing come last. */
function sortedAs(order: readonly string[], problems: readonly string[]): string[] {
  return [...order.filter((id) => problems.includes(id)), ...problems.filter((id) => !order.includes(id))]
}
