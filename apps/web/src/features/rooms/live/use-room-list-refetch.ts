import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Connection } from '../../../lib/api/socket.ts'
import { roomCreatedEvent, roomErrorEvent, roomJoinedEvent } from '../../../lib/api/socket-events.ts'
import { ownRoomsQuery } from '../queries.ts'

/** Debounce delay in milliseconds: a new connection joins several rooms in a row, and the list is refetched once after them. */
const quietForMs = 300

/** Refetches the own rooms when one was joined, created or closed, because list and member counts may have changed. */
export function useRoomListRefetch(connection: Connection | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!connection) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: ownRoomsQuery.queryKey }),
        quietForMs,
      )
    }
    const ends = [roomJoinedEvent, roomCreatedEvent, roomErrorEvent].map((event) =>
      connection.listen(event, readSoon),
    )
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [connection, queryClient])
}
