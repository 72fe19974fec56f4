import { LogIn, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { RoomActions } from '../room-menu.tsx'

/** Buttons to join or create a room, on phones; on large screens they are in the room's head. */
export function RoomEntryButtons({ join, create }: Pick<RoomActions, 'join' | 'create'>) {
  return (
    <div className="mt-3 flex gap-2 px-1">
      <Button className="flex-1" icon={<LogIn size={16} strokeWidth={1.75} aria-hidden />} onClick={join}>
        Join Room
      </Button>
      <Button className="flex-1" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={create}>
        Create Room
      </Button>
    </div>
  )
}
