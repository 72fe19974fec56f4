import { type ProblemList, putIntoList, takeFromList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { cacheListUnlessStale, listChange, listsQuery, urlIdOfList } from './queries.ts'

interface Membership {
  /** Id of the list, or `favourites`. */
  readonly id: string
  readonly problemId: string
  /** True to add the problem, false to remove it. */
  readonly isIn: boolean
}

/** Adds a problem to a list or removes it, as an optimistic update; a failure is shown and rolled back. */
export function useListMembership() {
  const queryClient = useQueryClient()
  const { queryKey } = listsQuery
  const show = (wanted: Membership) =>
    queryClient.setQueryData(queryKey, (known) => known?.map((list) => changed(list, wanted)))
  const { mutate } = useMutation({
    ...listChange,
    mutationFn: ({ id, problemId, isIn }: Membership) =>
      callApi(isIn ? putIntoList : takeFromList, { params: { id, problemId } }),
    onSuccess: (list) => cacheListUnlessStale(queryClient, list),
    onError: (error, wanted) => {
      // Rolled back locally, because without a connection the list cannot be refetched.
      show({ ...wanted, isIn: !wanted.isIn })
      void queryClient.invalidateQueries({ queryKey })
      notifyFailure(wanted.isIn ? 'The problem was not added.' : 'The problem was not removed.', {
        key: keyOf(wanted),
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => change(wanted) },
      })
    },
  })
  // Not in `onMutate`, which may run late because of the mutation scope.
  const change = (wanted: Membership) => {
    forgetFailure(keyOf(wanted))
    void queryClient.cancelQueries({ queryKey })
    show(wanted)
    mutate(wanted)
  }
  return change
}

function changed(list: ProblemList, { id, problemId, isIn }: Membership): ProblemList {
  if (list._id !== id && urlIdOfList(list) !== id) return list
  const others = list.problems.filter((other) => other !== problemId)
  if (!isIn) return { ...list, problems: others }
  return list.problems.includes(problemId) ? list : { ...list, problems: [...others, problemId] }
}

function keyOf({ id, problemId }: Membership): string {
  return `membership ${id} ${problemId}`
}
