import { orderList, type ProblemList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { notifyFailure } from '../../ui/toast.tsx'
import { keepList, listsQuery } from './queries.ts'

/** Moves a problem of a list to another place, counted from 0: at once on the screen, then on the server. */
export function useListOrder(list: ProblemList): (from: number, to: number) => void {
  const queryClient = useQueryClient()
  const { queryKey } = listsQuery
  const order = useMutation({
    scope: { id: 'problem-lists' },
    mutationFn: (problems: string[]) => callApi(orderList, { params: { id: list._id }, body: { problems } }),
    onMutate: async (problems) => {
      await queryClient.cancelQueries({ queryKey })
      keepList(queryClient, { ...list, problems })
    },
    onSuccess: (saved) => keepList(queryClient, saved),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey })
      notifyFailure('The new order was not kept.', { detail: reasonOf(error) })
    },
  })
  return (from, to) => {
    const moved = list.problems[from]
    if (moved === undefined) return
    order.mutate(list.problems.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
}
