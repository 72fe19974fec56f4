import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '../lib/join-classes.ts'

interface TileLinkProps {
  to: string
  icon: LucideIcon
  title: ReactNode
  detail: ReactNode
  /** Highlighted, because something waits there. */
  isCalling?: boolean
  /** Leaves space at its right end for a button on top of it. */
  isBesideButton?: boolean
}

/** A link of two short lines in a row of tiles; on phones each line may wrap once. */
export function TileLink(props: TileLinkProps) {
  const { to, icon: Icon, title, detail, isCalling = false, isBesideButton = false } = props
  return (
    <Link
      to={to}
      className={joinClasses(
        'flex h-14 min-w-0 items-center gap-3 px-4 outline-offset-[-2px] hover:bg-raised max-md:h-20 max-md:gap-2.5 max-md:px-3',
        isBesideButton && 'pr-11!',
      )}
    >
      <Icon
        size={16}
        strokeWidth={1.75}
        className={joinClasses(
          'shrink-0',
          isCalling ? 'text-primary' : 'text-muted',
          // On the narrowest phones a long word of the title needs the room, and the detail says the same.
          isBesideButton && 'max-[380px]:hidden',
        )}
        aria-hidden
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-body break-words max-md:leading-tight md:line-clamp-1">
          {title}
        </span>
        <span className="line-clamp-2 text-caption break-words text-muted md:line-clamp-1">{detail}</span>
      </span>
    </Link>
  )
}
