import { useMutation } from '@tanstack/react-query'
import { signOut } from '../../features/accounts/sign-out.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'

const failed = 'Logout failed. You are still signed in.'

/** Returns the sign-out action of menus; a failure is shown with a retry, because the session still exists. */
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
