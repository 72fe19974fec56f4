import type { Announcement } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { contestQuery, countAsRead } from '../queries.ts'

/** Announcements that are on the screen count as read, on the server and so on every device. Their mark goes a little later. */
export function useReadAnnouncements(
  contestId: string,
  announcements: readonly Announcement[] | undefined,
): void {
  const queryClient = useQueryClient()
  const told = useRef<string>(null)
  const newest = announcements?.find(({ isRead }) => !isRead)?._id
  useEffect(() => {
    if (newest === undefined || newest === told.current) return
    told.current = newest
    countAsRead(contestId).then(
      () => queryClient.invalidateQueries({ queryKey: contestQuery(contestId).queryKey }),
      () => {
        // They stay unread, and count as read when the list is on the screen the next time.
        told.current = null
      },
    )
  }, [contestId, newest, queryClient])
}
