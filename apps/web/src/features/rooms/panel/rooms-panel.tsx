import type { Room, User } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { OwnStatusCard } from './own-status-card.tsx'
import { RoomRow } from './room-row.tsx'

interface RoomsPanelProps {
  rooms: readonly Room[]
  /** Id of the current room; null if none. */
  current: string | null
  /** Number of distinct people online; null until known. */
  people: number | null
  user: Pick<User, 'name' | 'firstName' | 'avatarUrl'>
  isOnline: boolean
  onOpen: (id: string) => void
  /** Shown below the rooms. */
  children?: ReactNode
}

export function RoomsPanel({ rooms, current, people, user, isOnline, onOpen, children }: RoomsPanelProps) {
  return (
    <div className="flex h-full min-h-0 flex-col px-3 py-3">
      <h2 id="rooms" className="px-3 py-1.5 text-caption font-normal text-faint">
        Rooms
      </h2>
      <nav aria-labelledby="rooms" className="min-h-0 flex-1 overflow-y-auto">
        <ul>
          {rooms.map((room) => (
            <li key={room._id}>
              <RoomRow
                room={room}
                online={room.kind === 'global' ? (people ?? room.online) : room.online}
                isCurrent={room._id === current}
                onOpen={() => onOpen(room._id)}
              />
            </li>
          ))}
        </ul>
        {children}
      </nav>
      <OwnStatusCard user={user} isOnline={isOnline} />
    </div>
  )
}
