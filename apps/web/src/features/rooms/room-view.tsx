import type { Room, User } from '@codedojo/contract'
import { useRoomTalk } from './live/use-room-talk.ts'
import type { RoomsLive } from './live/use-rooms-live.ts'
import { MessageSkeleton } from './messages/message-skeleton.tsx'
import { OpenRoom } from './open-room.tsx'
import type { OwnRooms } from './queries.ts'
import type { RoomActions } from './room-menu.tsx'

export interface RoomViewProps {
  roomId: string
  /** null: it is not among the own rooms (yet). */
  room: Room | null
  own: Pick<OwnRooms, 'mutedPeople' | 'silencedUntil'>
  user: User
  live: RoomsLive | null
  isOnline: boolean
  /** Distinct people in it; null: not known yet. */
  online: number | null
  problemPathOf: (problemId: string) => string
  /** Of the room's problem; null: there is none, or it is not known. */
  problemTitle: string | null
  acts: Omit<RoomActions, 'clear'>
  /** To the list of rooms, or to the global room. */
  onBack: () => void
  /** The room has this id: letter case makes no other room. */
  onRename: (id: string) => void
}

/** One room from joining to leaving. Give it a key, so that another room begins anew. */
export function RoomView(props: RoomViewProps) {
  const { live, roomId, user, room } = props
  const talk = useRoomTalk({ live, room: roomId, userId: user._id, isMember: room !== null })
  return (
    <section aria-label="Room" className="flex h-full min-h-0 min-w-0 flex-col">
      {talk ? <OpenRoom talk={talk} {...props} /> : <MessageSkeleton />}
    </section>
  )
}
