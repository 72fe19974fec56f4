import { type Room, roomLimits } from '@codedojo/contract'
import { useEffect, useRef } from 'react'
import type { RoomsLive } from './use-rooms-live.ts'

/** Some places stay free for rooms that are opened later: a connection leaves a room only by ending. */
const mostJoined = roomLimits.roomsOfSocket / 2

interface OtherRooms {
  readonly live: RoomsLive | null
  readonly isOnline: boolean
  readonly rooms: readonly Room[]
}

/** Brings the connection into the own rooms, the global one first, so that their marks are live. */
export function useJoinOwnRooms({ live, isOnline, rooms }: OtherRooms): void {
  const joined = useRef({ id: '', rooms: new Set<string>() })
  const wanted = rooms
    .slice(0, mostJoined)
    .map(({ _id }) => _id)
    .join('\n')
  useEffect(() => {
    const id = live?.connection.id() ?? null
    if (!live || !isOnline || id === null || wanted === '') return
    if (joined.current.id !== id) joined.current = { id, rooms: new Set() }
    for (const room of wanted.split('\n')) {
      if (joined.current.rooms.has(room)) continue
      joined.current.rooms.add(room)
      // One that is closed by now is said so when it is opened.
      live.joiner.enter('join-room', room).catch(() => {})
    }
  }, [live, isOnline, wanted])
}
