import { useEffect, useState, useSyncExternalStore } from 'react'
import { RoomTalk, type TalkSnapshot } from '../talk/room-talk.ts'
import type { RoomsLive } from './use-rooms-live.ts'

interface TalkOptions {
  readonly live: RoomsLive | null
  readonly room: string
  readonly userId: string
  readonly isMember: boolean
}

/** The session of the shown room; null until there is a connection. */
export function useRoomTalk({ live, room, userId, isMember }: TalkOptions): RoomTalk | null {
  const [talk, setTalk] = useState<RoomTalk | null>(null)
  // `isMember` must not restart the session: becoming a member is part of joining.
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
