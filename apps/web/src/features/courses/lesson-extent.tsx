import type { LessonKind } from '@codedojo/contract'
import { clockWords } from '../../lib/clock-words.ts'

interface LessonExtentProps {
  kind: LessonKind
  /** null: not known. */
  seconds: number | null
}

const words = {
  written: 'Reading',
  playlist: 'Playlist',
  service: 'Video',
  upload: 'Video',
  address: 'Video',
} as const satisfies Record<LessonKind, string>

/** How long a lesson is, or what it is where it has no length. */
export function LessonExtent({ kind, seconds }: LessonExtentProps) {
  if (seconds === null || kind === 'written')
    return <span className="shrink-0 text-ui text-muted">{words[kind]}</span>
  return <span className="num shrink-0 text-ui text-muted">{clockWords(Math.round(seconds))}</span>
}
