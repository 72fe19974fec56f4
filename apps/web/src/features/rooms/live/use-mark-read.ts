import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { markRead, ownRoomsQuery } from '../queries.ts'
import { markRoomRead } from './update-own-rooms.ts'

const afterMs = 400

interface ReadMark {
  readonly room: string
  /** Position of the last message on the page; 0 if there is none. */
  readonly position: number
  /** Whether that message is in view. */
  readonly isAtEnd: boolean
}

/** Marks the messages of a room as read once the last one is in view and the page is visible. */
export function useMarkRead({ room, position, isAtEnd }: ReadMark): void {
  const queryClient = useQueryClient()
  const marked = useRef(0)
  useEffect(() => {
    if (!isAtEnd || position <= marked.current) return
    const mark = () => {
      if (document.hidden || position <= marked.current) return
      marked.current = position
      queryClient.setQueryData(ownRoomsQuery.queryKey, (own) => own && markRoomRead(own, room, position))
      // If this fails, the messages only show as unread once more.
      markRead(room, position).catch(() => {})
    }
    const timer = setTimeout(mark, afterMs)
    document.addEventListener('visibilitychange', mark)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [queryClient, room, position, isAtEnd])
}
