import { useQuery } from '@tanstack/react-query'
import { courseQuery } from './queries.ts'

/** Whether the owner can renew the course now; undefined until loaded, and for people who do not own it. */
export function useIsRenewable(id: string): boolean | undefined {
  return useQuery(courseQuery(id)).data?.owned?.isRenewable
}
