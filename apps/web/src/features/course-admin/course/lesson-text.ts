import type { LessonKind, ManagedLessonHead } from '@codedojo/contract'
import { FileText, Link2, ListVideo, type LucideIcon, SquarePlay, Video } from 'lucide-react'
import { formatDuration } from '../../../lib/format/format-duration.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'

export const lessonKindLooks = {
  service: { text: 'YouTube video', Icon: SquarePlay },
  playlist: { text: 'Whole playlist', Icon: ListVideo },
  upload: { text: 'Uploaded video', Icon: Video },
  address: { text: 'Video at an address', Icon: Link2 },
  written: { text: 'Written', Icon: FileText },
} as const satisfies Record<LessonKind, { text: string; Icon: LucideIcon }>

/** Contents of a lesson in one line: "Uploaded video, 12 min, 1 problem, captions in en". */
export function lessonSummaryText({ kind, seconds, problems, captions }: ManagedLessonHead): string {
  const parts: string[] = [lessonKindLooks[kind].text]
  if (seconds !== null) parts.push(formatDuration(seconds))
  if (problems.length > 0) parts.push(pluralize(problems.length, 'problem'))
  if (captions.length > 0) parts.push(`captions in ${captions.map(({ language }) => language).join(', ')}`)
  return parts.join(', ')
}
