import { useQuery } from '@tanstack/react-query'
import { signInOptionsQuery } from './sign-in-options.ts'

/** Whether this installation sends mail; false until it is known, so that no mail is promised in vain. */
export function useCanSendMail(): boolean {
  return useQuery(signInOptionsQuery).data?.canSendMail ?? false
}
