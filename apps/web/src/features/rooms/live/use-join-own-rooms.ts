import { type Room, roomLimits } from '@codedojo/contract'
import { useEffect, useRef } from 'react'
import type { RoomsLive } from './use-rooms-live.ts'

/**
 * Number of rooms to join in advance. The rest of the server's limit stays free for rooms opened later, because a
 * connection cannot leave a room.
 */
const maxJoinedRooms = roomLimits.roomsOfSocket / 2

interface OtherRooms {
  readonly live: RoomsLive | null
  readonly isOnline: boolean
  readonly rooms: readonly Room[]
}

/** Joins the own rooms over the connection, the global one first, so that their unread counts update live. */
export function useJoinOwnRooms({ live, isOnline, rooms }: OtherRooms): void {
  const joined = useRef({ id: '', rooms: new Set<string>() })
  const wanted = rooms
    .slice(0, maxJoinedRooms)
    .map(({ _id }) => _id)
    .join('\n')
  useEffect(() => {
    const id = live?.connection.id() ?? null
    if (!live || !isOnline || id === null || wanted === '') return
    if (joined.current.id !== id) joined.current = { id, rooms: new Set() }
    for (const room of wanted.split('\n')) {
      if (joined.current.rooms.has(room)) continue
      joined.current.rooms.add(room)
      // A room that has been closed meanwhile reports that when it is opened.
      live.joiner.enter('join-room', room).catch(() => {})
    }
  }, [live, isOnline, wanted])
}
