import { type ProblemList, putIntoList, takeFromList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { addressIdOf, keepLatestList, listChange, listsQuery } from './queries.ts'

interface Membership {
  /** Id of the list, or `favourites`. */
  readonly id: string
  readonly problemId: string
  /** True to put it in, false to take it out. */
  readonly isIn: boolean
}

/** Puts a problem into a list or takes it out: at once on the screen, then on the server. A failure is told and undone. */
export function useMembership() {
  const queryClient = useQueryClient()
  const { queryKey } = listsQuery
  const show = (wanted: Membership) =>
    queryClient.setQueryData(queryKey, (known) => known?.map((list) => changed(list, wanted)))
  const { mutate } = useMutation({
    ...listChange,
    mutationFn: ({ id, problemId, isIn }: Membership) =>
      callApi(isIn ? putIntoList : takeFromList, { params: { id, problemId } }),
    onSuccess: (list) => keepLatestList(queryClient, list),
    onError: (error, wanted) => {
      // Without a connection nothing can be read anew.
      show({ ...wanted, isIn: !wanted.isIn })
      void queryClient.invalidateQueries({ queryKey })
      notifyFailure(wanted.isIn ? 'The problem was not added.' : 'The problem was not removed.', {
        key: keyOf(wanted),
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => change(wanted) },
      })
    },
  })
  // Not in the mutation, which may have to wait for its turn.
  const change = (wanted: Membership) => {
    forgetFailure(keyOf(wanted))
    void queryClient.cancelQueries({ queryKey })
    show(wanted)
    mutate(wanted)
  }
  return change
}

function changed(list: ProblemList, { id, problemId, isIn }: Membership): ProblemList {
  if (list._id !== id && addressIdOf(list) !== id) return list
  const others = list.problems.filter((other) => other !== problemId)
  if (!isIn) return { ...list, problems: others }
  return list.problems.includes(problemId) ? list : { ...list, problems: [...others, problemId] }
}

function keyOf({ id, problemId }: Membership): string {
  return `membership ${id} ${problemId}`
}
