import type { LessonKind } from '@codedojo/contract'
import { clockWords } from '../../lib/clock-words.ts'

interface Extent {
  readonly kind: LessonKind
  /** null: not known. */
  readonly seconds: number | null
}

/** How long a lesson is, or what it is where that has no length: "9:40", "Reading", "Playlist". */
export function lessonExtent({ kind, seconds }: Extent): string {
  if (seconds !== null && kind !== 'written') return clockWords(Math.round(seconds))
  switch (kind) {
    case 'written':
      return 'Reading'
    case 'playlist':
      return 'Playlist'
    case 'service':
    case 'upload':
    case 'address':
      return 'Video'
  }
}
