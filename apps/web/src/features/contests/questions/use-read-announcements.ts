import type { Announcement } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { contestQuery, markAnnouncementsRead } from '../queries.ts'

/** Marks visible announcements as read, on the server and so on all devices. The "new" mark disappears a moment later. */
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
    markAnnouncementsRead(contestId).then(
      () => queryClient.invalidateQueries({ queryKey: contestQuery(contestId).queryKey }),
      () => {
        // They stay unread and are marked again the next time the list is shown.
        told.current = null
      },
    )
  }, [contestId, newest, queryClient])
}
