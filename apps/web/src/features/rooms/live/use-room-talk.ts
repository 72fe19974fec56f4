import { useEffect, useState, useSyncExternalStore } from 'react'
import { RoomTalk, type TalkSnapshot } from '../talk/room-talk.ts'
import type { RoomsLive } from './use-rooms-live.ts'

interface TalkOptions {
  readonly live: RoomsLive | null
  readonly room: string
  readonly userId: string
  readonly isMember: boolean
}

/** The room while it is shown; null until there is a connection to hold. */
export function useRoomTalk({ live, room, userId, isMember }: TalkOptions): RoomTalk | null {
  const [talk, setTalk] = useState<RoomTalk | null>(null)
  // Becoming a member while the room is shown is what joining does: the same talk goes on.
  const [wasMember] = useState(isMember)
  useEffect(() => {
    if (!live) return
    const begun = new RoomTalk({ ...live, room, userId, isMember: wasMember })
    setTalk(begun)
    const end = begun.start()
    return () => {
      setTalk(null)
      end()
    }
  }, [live, room, userId, wasMember])
  return talk
}

export function useTalkSnapshot(talk: RoomTalk): TalkSnapshot {
  return useSyncExternalStore(talk.subscribe, talk.snapshot)
}
