import { useQuery } from '@tanstack/react-query'
import { courseQuery } from './queries.ts'

/** Whether the owner can renew the course now; undefined: not loaded, or not an owner. */
export function useIsRenewable(id: string): boolean | undefined {
  return useQuery(courseQuery(id)).data?.owned?.isRenewable
}
