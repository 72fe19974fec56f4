import type { Room } from '@codedojo/contract'
import { Bell, BellOff, EllipsisVertical, Eraser, LogIn, LogOut, Plus, VolumeX } from 'lucide-react'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'

export interface RoomActions {
  readonly create: () => void
  readonly join: () => void
  readonly clear: () => void
  readonly setMuted: (isMuted: boolean) => void
  readonly leave: () => void
  readonly showMutedPeople: () => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The actions on a room; on narrow screens also those that large ones show in the room's head. */
export function RoomMenu({ room, acts }: { room: Room | null; acts: RoomActions }) {
  const isNarrow = useMediaQuery('(max-width: 1023.98px)')
  return (
    <Menu
      label="Room"
      trigger={<IconButton label="More for this room" icon={<EllipsisVertical {...icon} />} />}
    >
      {isNarrow && (
        <>
          <MenuItem icon={<Plus {...icon} />} onChoose={acts.create}>
            Create Room
          </MenuItem>
          <MenuItem icon={<LogIn {...icon} />} onChoose={acts.join}>
            Join Room
          </MenuItem>
          <MenuItem icon={<Eraser {...icon} />} onChoose={acts.clear}>
            Clear Chat
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {room && (
        <MenuItem
          icon={room.isMuted ? <Bell {...icon} /> : <BellOff {...icon} />}
          onChoose={() => acts.setMuted(!room.isMuted)}
        >
          {room.isMuted ? 'Mark what is unread' : 'Do not mark what is unread'}
        </MenuItem>
      )}
      <MenuItem icon={<VolumeX {...icon} />} onChoose={acts.showMutedPeople}>
        Muted people
      </MenuItem>
      {room && room.kind !== 'global' && (
        <MenuItem icon={<LogOut {...icon} />} onChoose={acts.leave}>
          Leave room
        </MenuItem>
      )}
    </Menu>
  )
}
