import type { ReactNode } from 'react'
import { formatTime } from '../../../lib/format/format-date.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Avatar } from '../../../ui/avatar.tsx'

interface MessageFrameProps {
  author: { readonly name: string; readonly avatarUrl: string | null } | null
  isOwn: boolean
  /** ISO 8601. */
  at: string
  /** Shown after the time. */
  note?: ReactNode
  /** Shown at the right end of the first line. */
  menu?: ReactNode
  children: ReactNode
}

/** Author and time above the content; own messages have their own background. */
export function MessageFrame({ author, isOwn, at, note, menu, children }: MessageFrameProps) {
  const name = author?.name ?? 'Erased'
  return (
    <div
      className={joinClasses(
        'group grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 px-5 py-2.5 max-md:grid-cols-[28px_minmax(0,1fr)] max-md:gap-x-2.5 max-md:px-4',
        isOwn ? 'bg-primary-soft' : 'hover:bg-raised',
      )}
    >
      <span className="max-md:[zoom:0.875]">
        <Avatar name={name} url={author?.avatarUrl ?? null} size={32} />
      </span>
      <div className="min-w-0">
        <div className="flex min-h-5 items-baseline gap-2">
          <bdi className="min-w-0 truncate text-body font-semibold">{name}</bdi>
          <span className="num shrink-0 text-caption text-muted">
            {isOwn && 'you '}
            <time dateTime={at} title={formatFullDateTime(at)}>
              {formatTime(new Date(at))}
            </time>
          </span>
          {note !== undefined && <span className="shrink-0 text-caption text-muted">{note}</span>}
          <span className="ml-auto h-5 shrink-0 self-start">{menu}</span>
        </div>
        {children}
      </div>
    </div>
  )
}
