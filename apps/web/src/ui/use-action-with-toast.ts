import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api/api-error.ts'
import { forgetFailure, notify, notifyFailure } from './toast.tsx'

interface ActWithToast<Input> {
  readonly run: (input: Input) => Promise<{ message: string }>
  readonly failedText: string
  /** The queries that are invalidated afterwards, whether it worked or not. */
  readonly changes: QueryKey
  readonly onDone?: () => void
}

/** Runs an action and reports its result in a toast; a failure offers a retry. */
export function useActionWithToast<Input = void>({ run, failedText, changes, onDone }: ActWithToast<Input>) {
  const queryClient = useQueryClient()
  const act = useMutation({
    mutationFn: run,
    onMutate: () => forgetFailure(failedText),
    onSuccess: ({ message }) => {
      notify(message)
      onDone?.()
    },
    onError: (error, input) =>
      notifyFailure(failedText, {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => act.mutate(input) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: changes }),
  })
  return act
}
