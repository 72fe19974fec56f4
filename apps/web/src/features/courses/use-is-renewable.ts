import { useQuery } from '@tanstack/react-query'
import { courseQuery } from './queries.ts'

/** Whether the owner can buy the course again now; undefined: not known, or not an owner. */
export function useIsRenewable(id: string): boolean | undefined {
  return useQuery(courseQuery(id)).data?.owned?.isRenewable
}
