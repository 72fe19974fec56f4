import { useQuery } from '@tanstack/react-query'
import { signInOptionsQuery } from './sign-in-options.ts'

/** Whether this installation sends mail; false until it is known, so that no page promises a mail that cannot be sent. */
export function useCanSendMail(): boolean {
  return useQuery(signInOptionsQuery).data?.canSendMail ?? false
}
