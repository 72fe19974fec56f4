import { deleteGoodies, deleteSampleGoodies, type Product } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify, notifyFailure } from '../../../ui/toast.tsx'
import { storeKey } from './queries.ts'

export function useProductDeletion() {
  return useRemoval({
    run: (product: Product) => callApi(deleteGoodies, { params: { id: product._id } }),
    failedText: 'Failed to delete the product.',
  })
}

export function useSampleRemoval() {
  return useRemoval({
    run: () => callApi(deleteSampleGoodies),
    failedText: 'Failed to remove the samples.',
  })
}

interface Removal<Input> {
  readonly run: (input: Input) => Promise<{ message: string }>
  readonly failedText: string
}

/** Takes something out of the store: the lists are read anew, and a failure can be tried again. */
function useRemoval<Input>({ run, failedText }: Removal<Input>) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => notify(message),
    onError: (error, input) =>
      notifyFailure(failedText, {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => removal.mutate(input) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeKey }),
  })
  return removal
}
