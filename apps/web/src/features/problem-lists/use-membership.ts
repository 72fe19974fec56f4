import { type ProblemList, putIntoList, takeFromList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { notifyFailure } from '../../ui/toast.tsx'
import { addressIdOf, keepList, listsQuery } from './queries.ts'

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
  const change = useMutation({
    // One after the other, so that the answer to an earlier press does not undo a later one.
    scope: { id: 'problem-lists' },
    mutationFn: ({ id, problemId, isIn }: Membership) =>
      callApi(isIn ? putIntoList : takeFromList, { params: { id, problemId } }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => known?.map((list) => changed(list, wanted)))
    },
    onSuccess: (list) => keepList(queryClient, list),
    onError: (error, wanted) => {
      void queryClient.invalidateQueries({ queryKey })
      notifyFailure(wanted.isIn ? 'The problem was not added.' : 'The problem was not removed.', {
        detail: reasonOf(error),
        action: { text: 'Retry', onClick: () => change.mutate(wanted) },
      })
    },
  })
  return change.mutate
}

function changed(list: ProblemList, { id, problemId, isIn }: Membership): ProblemList {
  if (list._id !== id && addressIdOf(list) !== id) return list
  const others = list.problems.filter((other) => other !== problemId)
  if (!isIn) return { ...list, problems: others }
  return list.problems.includes(problemId) ? list : { ...list, problems: [...others, problemId] }
}
