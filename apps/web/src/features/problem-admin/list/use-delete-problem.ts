import { deleteProblem, type ManagedProblem } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'

/** Deletes a problem and shows the specification's message; `onDeleted` invalidates the data of other pages. */
export function useDeleteProblem(onDeleted: () => void) {
  const deletion = useMutation({
    mutationFn: ({ _id }: ManagedProblem) => callApi(deleteProblem, { params: { id: _id } }),
    onMutate: (problem) => forgetFailure(actOf(problem)),
    onSuccess: (_answer, { title }) => {
      notify(`Problem "${title}" deleted successfully!`)
      onDeleted()
    },
    onError: (error, problem) =>
      notifyFailure(`Failed to delete problem: ${messageOf(error)}`, {
        key: actOf(problem),
        action: { text: 'Retry', onClick: () => deletion.mutate(problem) },
      }),
  })
  return deletion.mutate
}

function actOf({ _id }: ManagedProblem): string {
  return `delete-problem:${_id}`
}
