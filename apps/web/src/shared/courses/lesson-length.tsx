import type { LessonKind } from '@codedojo/contract'
import { formatClock } from '../../lib/format/format-clock.ts'

interface LessonExtentProps {
  kind: LessonKind
  /** null if not known. */
  seconds: number | null
  /** Sets the font size. */
  className?: string
}

const words = {
  written: 'Reading',
  playlist: 'Playlist',
  service: 'Video',
  upload: 'Video',
  address: 'Video',
} as const satisfies Record<LessonKind, string>

/** The duration of a lesson, or its kind where it has none. */
export function LessonLength({ kind, seconds, className = 'text-ui' }: LessonExtentProps) {
  if (seconds === null || kind === 'written')
    return <span className={`shrink-0 text-muted ${className}`}>{words[kind]}</span>
  return <span className={`num shrink-0 text-muted ${className}`}>{formatClock(Math.round(seconds))}</span>
}
