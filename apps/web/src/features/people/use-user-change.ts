import type { ManagedUser } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { peopleKey } from '../../lib/query-keys.ts'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'
import type { UserChange } from './user-changes.ts'

/** Mutation on a user: refetches the lists, and offers a retry on failure. */
export function useUserChange<Input extends { user: ManagedUser }, Answer>(
  { run, doneText, failedText }: UserChange<Input, Answer>,
  onDone: (input: Input) => void,
) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: run,
    onMutate: ({ user }) => forgetFailure(`${failedText} ${user._id}`),
    onSuccess: (answer, input) => {
      notify(doneText(input, answer))
      onDone(input)
    },
    onError: (error, input) =>
      notifyFailure(failedText, {
        key: `${failedText} ${input.user._id}`,
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => change.mutate(input) },
      }),
    // Also after a failure, because another admin may have changed the same user.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [peopleKey] }),
  })
  return change
}
