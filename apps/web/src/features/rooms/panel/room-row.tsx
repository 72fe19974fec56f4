import type { Room } from '@codedojo/contract'
import { BellOff, Code, Globe, Hash } from 'lucide-react'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'

const icons = { global: Globe, named: Hash, problem: Code } as const

interface RoomRowProps {
  room: Room
  /** Number of distinct people in the room. */
  online: number
  isCurrent: boolean
  onOpen: () => void
}

/** A room with its unread count, or with the number of people when nothing is unread. */
export function RoomRow({ room, online, isCurrent, onOpen }: RoomRowProps) {
  const Icon = icons[room.kind]
  const isGlobal = room.kind === 'global'
  const hasNews = room.unread > 0 && !isCurrent
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      className={joinClasses(
        'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-left text-body max-md:min-h-12',
        isCurrent ? 'bg-raised text-ink' : 'text-muted hover:bg-raised hover:text-ink',
      )}
      onClick={onOpen}
    >
      <Icon size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className={joinClasses('min-w-0 flex-1 truncate', hasNews && 'font-semibold text-ink')}>
        <bdi>{isGlobal ? 'Global Room' : room.name}</bdi>
      </span>
      {room.isMuted && <BellOff size={14} strokeWidth={1.75} className="shrink-0" aria-label="Muted" />}
      {hasNews && <News unread={room.unread} isMentioned={room.isMentioned} />}
      {(isGlobal || !hasNews) && (
        <span className="num shrink-0 text-caption">
          {formatCount(online)}
          {isGlobal ? ' online' : <span className="sr-only"> online</span>}
        </span>
      )}
    </button>
  )
}

const maxShownCount = 99

function News({ unread, isMentioned }: Pick<Room, 'unread' | 'isMentioned'>) {
  const count = unread > maxShownCount ? `${maxShownCount}+` : String(unread)
  return (
    <span className="num shrink-0 rounded bg-strong px-1.5 text-caption text-ink">
      <span aria-hidden>
        {isMentioned && '@ '}
        {count}
      </span>
      <span className="sr-only">
        {count} unread{isMentioned && ', you are named'}
      </span>
    </span>
  )
}
