import { useQuery } from '@tanstack/react-query'
import { offeredWaysQuery } from './offered-ways.ts'

/** Whether this installation sends mail; false until it is known, so that no mail is promised in vain. */
export function useMailGoesOut(): boolean {
  return useQuery(offeredWaysQuery).data?.canSendMail ?? false
}
