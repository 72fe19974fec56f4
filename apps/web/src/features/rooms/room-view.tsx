import type { Room, User } from '@codedojo/contract'
import { useRoomTalk } from './live/use-room-talk.ts'
import type { RoomsLive } from './live/use-rooms-live.ts'
import { MessageSkeleton } from './messages/message-skeleton.tsx'
import { OpenRoom } from './open-room.tsx'
import type { OwnRooms } from './queries.ts'
import type { RoomActions } from './room-menu.tsx'

export interface RoomViewProps {
  roomId: string
  /** null if not one of the user's rooms (yet). */
  room: Room | null
  own: Pick<OwnRooms, 'mutedPeople' | 'silencedUntil'>
  user: User
  live: RoomsLive | null
  isOnline: boolean
  /** Number of distinct people in the room; null until known. */
  online: number | null
  problemPathOf: (problemId: string) => string
  /** Title of the room's problem; null if none, or not known. */
  problemTitle: string | null
  acts: Omit<RoomActions, 'clear'>
  /** To the list of rooms, or to the global room. */
  onBack: () => void
  /** Called with the id as the server writes it: ids are case-insensitive. */
  onRename: (id: string) => void
}

/** One room, from joining to leaving. Needs a `key`, so that another room mounts again. */
export function RoomView(props: RoomViewProps) {
  const { live, roomId, user, room } = props
  const talk = useRoomTalk({ live, room: roomId, userId: user._id, isMember: room !== null })
  return (
    <section aria-label="Room" className="flex h-full min-h-0 min-w-0 flex-col">
      {talk ? <OpenRoom talk={talk} {...props} /> : <MessageSkeleton />}
    </section>
  )
}
