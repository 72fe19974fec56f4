import { useMutation } from '@tanstack/react-query'
import { signOut } from '../../features/accounts/sign-out.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'

const failed = 'Logout failed. You are still signed in.'

/** Logout for menus: a refusal is shown with a way to try again, because the session then still stands. */
export function useSignOut(): () => void {
  const { mutate } = useMutation({
    mutationFn: signOut,
    onMutate: () => forgetFailure(failed),
    onError: (error) =>
      notifyFailure(failed, {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => mutate() },
      }),
  })
  return () => mutate()
}
