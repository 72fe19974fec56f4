import type { RoomMessage } from '@codedojo/contract'
import { Ellipsis, Flag, Pencil, Trash2, VolumeX } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'

export type MessageAction = 'edit' | 'remove' | 'report' | 'mute'

interface MessageMenuProps {
  message: RoomMessage
  isOwn: boolean
  isAdmin: boolean
  onAct: (act: MessageAction, message: RoomMessage) => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The actions on a message; nothing for a removed one. */
export function MessageMenu({ message, isOwn, isAdmin, onAct }: MessageMenuProps) {
  if (message.removedBy !== null) return null
  const act = (what: MessageAction) => () => onAct(what, message)
  return (
    <Menu
      label="Message"
      trigger={
        <IconButton
          label={`More for the message of ${isOwn ? 'you' : (message.author?.name ?? 'somebody erased')}`}
          icon={<Ellipsis {...icon} />}
          className="-my-1.5 max-md:-my-3 max-md:-mr-2.5 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:data-[state=open]:opacity-100"
        />
      }
    >
      {isOwn && (
        <MenuItem icon={<Pencil {...icon} />} onChoose={act('edit')}>
          Edit
        </MenuItem>
      )}
      {!isOwn && (
        <MenuItem icon={<Flag {...icon} />} onChoose={act('report')}>
          Report
        </MenuItem>
      )}
      {!isOwn && message.author !== null && (
        <MenuItem icon={<VolumeX {...icon} />} onChoose={act('mute')}>
          Mute {message.author.name}
        </MenuItem>
      )}
      {(isOwn || isAdmin) && (
        <MenuItem icon={<Trash2 {...icon} />} onChoose={act('remove')}>
          Remove
        </MenuItem>
      )}
    </Menu>
  )
}
