import { orderList, type ProblemList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { reasonOf } from '../../lib/api-error.ts'
import { notifyFailure } from '../../ui/toast.tsx'
import { keepLatestList, keepList, listChange, listsQuery } from './queries.ts'

/** Moves a problem of a list to the place of another: at once on the screen, then on the server. */
export function useListOrder(list: ProblemList): (moved: string, target: string) => void {
  const queryClient = useQueryClient()
  const { queryKey } = listsQuery
  const { mutate } = useMutation({
    ...listChange,
    mutationFn: (problems: string[]) => callApi(orderList, { params: { id: list._id }, body: { problems } }),
    onSuccess: (saved) => keepLatestList(queryClient, saved),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey })
      notifyFailure('The new order was not kept.', { detail: reasonOf(error) })
    },
  })
  return (moved, target) => {
    const [from, to] = [list.problems.indexOf(moved), list.problems.indexOf(target)]
    if (from < 0 || to < 0) return
    const problems = list.problems.toSpliced(from, 1).toSpliced(to, 0, moved)
    void queryClient.cancelQueries({ queryKey })
    keepList(queryClient, { ...list, problems })
    mutate(problems)
  }
}
