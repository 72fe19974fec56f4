import type { Room } from '@codedojo/contract'
import { ChevronLeft, Code, Eraser, LogIn, Plus } from 'lucide-react'
import { formatCount } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type RoomActions, RoomMenu } from './room-menu.tsx'

interface RoomHeadProps {
  /** Name without the #. */
  name: string
  room: Room | null
  /** Number of distinct people in the room; null until known. */
  online: number | null
  acts: RoomActions
  /** Back to the list of rooms, on phones. */
  onBack: () => void
  onInsertCode: () => void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The head of a room; on phones it is the top bar. */
export function RoomHead({ name, room, online, acts, onBack, onInsertCode }: RoomHeadProps) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-5 max-md:gap-1 max-md:px-1">
      <IconButton
        label="All rooms"
        className="md:hidden"
        icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onBack}
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-semibold max-md:text-body">
          <span className="max-md:sr-only">Chat in</span> <bdi>#{name}</bdi>
        </h2>
        {online !== null && (
          <p className="flex items-center gap-1.5 text-caption text-ac md:hidden">
            <span className="size-1.5 rounded-full bg-ac" aria-hidden />
            <span>
              <span className="num">{formatCount(online)}</span> online
            </span>
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-2 max-lg:hidden">
        <Button isSmall look="ghost" icon={<Eraser {...icon} />} onClick={acts.clear}>
          Clear Chat
        </Button>
        <Button isSmall icon={<LogIn {...icon} />} onClick={acts.join}>
          Join Room
        </Button>
        <Button isSmall icon={<Plus {...icon} />} onClick={acts.create}>
          Create Room
        </Button>
      </div>
      <IconButton
        label="Insert a code block"
        className="md:hidden"
        icon={<Code size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onInsertCode}
      />
      <RoomMenu room={room} acts={acts} />
    </header>
  )
}
