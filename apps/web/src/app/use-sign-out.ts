import { useMutation } from '@tanstack/react-query'
import { signOut } from '../features/accounts/sign-out.ts'
import { messageOf } from '../lib/api-error.ts'
import { notifyFailure } from '../ui/toast.tsx'

/** Logout for menus: a refusal is shown with a way to try again, because the session then still stands. */
export function useSignOut(): () => void {
  const { mutate } = useMutation({
    mutationFn: signOut,
    onError: (error) =>
      notifyFailure('Logout failed. You are still signed in.', {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => mutate() },
      }),
  })
  return () => mutate()
}
