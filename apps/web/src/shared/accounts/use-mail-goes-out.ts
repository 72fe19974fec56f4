import { useQuery } from '@tanstack/react-query'
import { offeredWaysQuery } from './offered-ways.ts'

/** Whether this installation sends mail; false until that is known, so that no mail is promised for nothing. */
export function useMailGoesOut(): boolean {
  return useQuery(offeredWaysQuery).data?.canSendMail ?? false
}
